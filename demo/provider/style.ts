/** The look of the provider's pages: another house than the shop, and calm. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#14213d, #e8ecf5); --muted: light-dark(#4a5773, #aab5cc); --paper: light-dark(#fff, #1a2338); --ground: light-dark(#e9edf5, #0d1424); --line: light-dark(#c3cbdb, #41506e); --accent: light-dark(#1f4fd8, #8fb0ff); --on-accent: light-dark(#fff, #0d1424); --bad: light-dark(#b3261e, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 30rem; background: var(--paper); border-radius: 1rem; box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .1); overflow: hidden; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 1.1rem 1.5rem; border-bottom: 1px solid var(--line); }
header strong { letter-spacing: .02em; }
.house { display: flex; align-items: center; gap: .5rem; color: var(--accent); font-size: 1.1rem; }
svg { flex: none; }
header span { color: var(--muted); font-size: .95rem; }
section { padding: 1.5rem; }
h1 { margin: 0 0 .25rem; font-size: 1.35rem; line-height: 1.25; text-wrap: balance; }
.bill { display: grid; gap: .35rem; margin: .75rem 0 1.5rem; padding: .9rem 1rem; border-radius: .75rem; background: var(--ground); }
.bill div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.bill dt { color: var(--muted); }
.bill dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
.bill .amount { margin-top: .3rem; padding-top: .6rem; border-top: 1px solid var(--line); }
.amount dd { font-size: 1.6rem; line-height: 1.2; font-weight: 700; }
.brands { display: flex; flex-wrap: wrap; gap: .4rem; }
.brands span { padding: .1rem .5rem; border: 1px solid var(--line); border-radius: .35rem; font-size: .875rem; font-weight: 600; color: var(--muted); }
p { margin: 0 0 1rem; }
.note { color: var(--muted); font-size: .95rem; }
label { display: block; font-weight: 600; margin: 0 0 .3rem; }
input { width: 100%; min-height: 2.9rem; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; font-variant-numeric: tabular-nums; }
input[aria-invalid=true] { border-color: var(--bad); }
.field { margin-bottom: 1rem; }
.keep { display: flex; gap: .75rem; align-items: flex-start; margin-bottom: 1rem; font-weight: 400; }
.keep input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; min-height: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); gap: 0 1rem; }
.pair .field { display: grid; grid-row: span 4; grid-template-rows: subgrid; }
.pair label { align-self: end; }
.error { color: var(--bad); margin: .3rem 0 0; }
.error:empty { display: none; }
.hint { color: var(--muted); font-size: .95rem; line-height: 1.35; margin: .3rem 0 0; }
.safe { margin: 1rem 0 0; }
button { display: flex; justify-content: center; align-items: center; gap: .5rem; width: 100%; min-height: 3rem; border-radius: .6rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 650; cursor: pointer; }
button.quiet { margin-top: .75rem; background: transparent; color: var(--ink); border-color: var(--line); }
button:hover { filter: brightness(1.06); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.code { display: flex; align-items: baseline; gap: .75rem; background: var(--ground); border-radius: .6rem; padding: .75rem 1rem; margin-bottom: 1rem; }
.code b { font-size: 1.5rem; letter-spacing: .18em; font-variant-numeric: tabular-nums; }
summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
details { margin-top: .75rem; color: var(--muted); font-size: .95rem; }
details li { margin: .2rem 0; font-variant-numeric: tabular-nums; }
@media (max-width: 30rem) { body { padding: 0; place-items: stretch; } main { border-radius: 0; min-height: 100vh; } header { padding: .8rem 1rem; } section { padding: 1rem; } }
`;
