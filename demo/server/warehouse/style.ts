import { raw } from 'hono/html';

/** Sheet of the warehouse's pages: a phone first, a desk from 64rem on. */
export const style = raw(`
:root {
  --accent: light-dark(#1f7a3d, #7fd69a);
  --on-accent: light-dark(#fff, #08210f);
  --surface: light-dark(#fff, #202325);
  --soft: light-dark(#f1eee6, #2a2e30);
  --muted: light-dark(#57615b, #a9b3ad);
  --line: light-dark(#e4e0d8, #3a3f3c);
  --edge: light-dark(#868e88, #7d8680);
  --bad: light-dark(#b3151c, #ffa29c);
  --warn: light-dark(#8a5300, #f5c26b);
  scroll-padding-top: 6rem;
}
*, ::before, ::after { box-sizing: border-box; }
body { max-width: none; padding: 0; line-height: 1.45; -webkit-text-size-adjust: 100%; }
main { max-width: 86rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1rem; }
p, dl, dd { margin: 0; }
small { color: var(--muted); font-size: 0.875rem; }
bdi { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4ff); outline-offset: 2px; border-radius: 8px; }
ul { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }

.bar { background: light-dark(#17602f, #10301c); color: #fff; }
.bar > div { display: flex; align-items: center; gap: 0 0.5rem; max-width: 86rem; margin: 0 auto; padding: 0.25rem 1rem; }
.bar a, .bar button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 0.25rem; border: 0; background: none; color: #fff; font: inherit; text-decoration: none; cursor: pointer; }
.bar a:hover, .bar button:hover { text-decoration: underline; }
.bar :focus-visible { outline-color: #fff; outline-offset: -3px; }
.bar .house { flex: none; gap: 0.3rem; margin-inline-end: auto; padding: 0; font-weight: 700; }
.bar .house span { display: none; }
.bar > div:not(:has(.person)) .house span { display: inline; font-weight: 400; }
.bar .house::before { content: ''; width: 1.5rem; height: 1.5rem; margin-inline-end: 0.25rem; border-radius: 50% 50% 50% 12%; background: #fff; rotate: -45deg; }
.bar .person { font-size: 0.875rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bar form { flex: none; }
.foot { margin-top: 1.5rem; }

.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; margin-bottom: 0.75rem; }
.back { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; text-decoration: none; }
.card { padding: 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.told { padding: 0.75rem 1rem; border: 2px solid currentColor; border-radius: 12px; background: var(--surface); color: var(--bad); font-weight: 600; margin-bottom: 0.75rem; }
.told[role='status'] { color: var(--warn); }
.told:focus { outline: none; }
.empty { padding: 2.5rem 1rem; text-align: center; }
.empty p + p { margin-top: 0.5rem; color: var(--muted); }

.chip { display: inline-block; padding: 0.2rem 0.7rem; border-radius: 99px; background: var(--soft); font-size: 0.875rem; font-weight: 600; line-height: 1.4; white-space: nowrap; }
.chip--todo { background: light-dark(#dbe8ff, #1d3357); color: light-dark(#0b3f8f, #bcd6ff); }
.chip--doing { background: light-dark(#fdebc8, #47360f); color: light-dark(#6a4100, #ffdc9b); }
.chip--waiting { background: light-dark(#eadffb, #3a2a55); color: light-dark(#512090, #dcc8ff); }
.chip--ready { background: var(--accent); color: var(--on-accent); }
.chip--done { background: light-dark(#dcefe1, #1d3b27); color: light-dark(#17602f, #a6e3ba); }
.chip--bad { background: light-dark(#fbdedd, #4e1f1d); color: light-dark(#98121a, #ffc2bd); }

.tabs { display: flex; gap: 0.5rem; margin: 0 -1rem 0.5rem; padding: 0.25rem 1rem; overflow-x: auto; scrollbar-width: thin; }
.tabs a { display: inline-flex; flex: none; align-items: center; gap: 0.5rem; min-height: 44px; padding: 0 0.65rem; border: 1px solid var(--edge); border-radius: 22px; background: var(--surface); color: inherit; text-decoration: none; }
.tabs a:focus-visible { border-radius: 22px; }
.tabs b { min-width: 1.6em; padding: 0 0.4em; border-radius: 99px; background: var(--soft); font-size: 0.875rem; line-height: 1.6; text-align: center; }
.tabs .none { border-color: var(--line); color: var(--muted); }
.tabs [aria-current] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
.tabs [aria-current] b { background: var(--on-accent); color: var(--accent); }

table { width: 100%; border-collapse: collapse; }
/* An order is a card on a phone and a row on a desk. */
:where(.orders) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
:where(.orders) :is(tbody, tr, th, td) { display: block; padding: 0; text-align: start; font-weight: inherit; }
.day th { padding: 1rem 0 0; font-size: 1.125rem; font-weight: 700; }
.slot th { display: flex; justify-content: space-between; padding: 0.75rem 0 0.5rem; color: var(--muted); font-weight: 600; }
.order { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin-bottom: 0.5rem; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.order:hover { border-color: var(--accent); }
.order a { font-weight: 700; text-decoration: none; }
.order a::after { position: absolute; inset: 0; content: ''; border-radius: 14px; }
.order a:focus-visible { outline: none; }
.order a:focus-visible::after { outline: 3px solid light-dark(#0b57d0, #8ab4ff); outline-offset: 2px; }
.order > :first-child { flex: 1; }
.order .who small { display: block; }
.order .who, .order .goods { flex: 1 0 100%; order: 1; }
.order .state, .order .picked { order: 2; }
.order .picked { flex: 1; }
.order .sum { text-align: end; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
.done { display: flex; align-items: center; gap: 0.5rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
progress { flex: 1; width: 4rem; max-width: 12rem; height: 8px; border: 0; border-radius: 4px; overflow: hidden; appearance: none; background: light-dark(#ddd8cc, #454b48); }
progress::-webkit-progress-bar { background: light-dark(#ddd8cc, #454b48); }
progress::-webkit-progress-value { background: var(--accent); }
progress::-moz-progress-bar { background: var(--accent); }
.figures { overflow-x: auto; margin-top: 1rem; }
.figures caption { padding-bottom: 0.5rem; font-size: 1.125rem; font-weight: 700; text-align: start; }
.figures :is(th, td) { padding: 0.6rem 0.75rem; border-block-end: 1px solid var(--line); text-align: end; vertical-align: top; white-space: nowrap; font-variant-numeric: tabular-nums; }
.figures thead th { color: var(--muted); font-size: 0.875rem; font-weight: 600; }
.figures :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
.figures small { display: block; }
.figures .slow, .figures .slow small { color: var(--bad); font-weight: 600; }
.meanings { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
.meanings dt { font-weight: 700; }
.pages { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-top: 1rem; }

label { display: grid; gap: 0.25rem; font-size: 0.9375rem; }
label:has([type='checkbox']) { display: flex; gap: 0.6rem; align-items: center; min-height: 44px; font-size: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; }
input, select, button, .button { min-height: 44px; max-width: 100%; padding: 0 0.8rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--surface); color: inherit; font: inherit; }
input { width: 5rem; }
input[type='email'], input[type='password'], input[type='search'] { width: 20rem; }
input[type='checkbox'] { flex: none; width: 24px; min-height: 24px; margin: 0; accent-color: var(--accent); }
button, .button { display: inline-flex; align-items: center; justify-content: center; padding: 0 1.1rem; border-color: var(--accent); border-radius: 22px; color: var(--accent); font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:focus-visible, .button:focus-visible { border-radius: 22px; }
.first { background: var(--accent); color: var(--on-accent); }
.danger { border-color: var(--bad); background: var(--bad); color: light-dark(#fff, #2c0604); }
.quiet { border-color: transparent; background: none; padding: 0 0.5rem; text-decoration: underline; }
.login { max-width: 27rem; margin: clamp(1rem, 8vh, 5rem) auto; padding: clamp(1.25rem, 4vw, 2rem); box-shadow: 0 8px 32px #1d242014; }
.login :is(.why, .help) { margin-top: 0.5rem; color: var(--muted); }
.login .help { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.login .help a { display: inline-block; padding-block: 0.25rem; }
.login form { display: grid; gap: 1rem; margin-top: 1rem; align-items: stretch; }
.login input { width: 100%; }
.login .note { border-color: var(--accent); background: var(--soft); }

.facts { display: grid; gap: 0.75rem; }
.facts dt { color: var(--muted); font-size: 0.875rem; }
.facts .sum { font-size: 1.25rem; font-weight: 700; }
.facts a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
.note { padding: 0.5rem 0.75rem; border-inline-start: 3px solid var(--warn); border-radius: 4px; background: light-dark(#fdf3dd, #33290f); overflow-wrap: anywhere; }
.card > * + .note, .card > .note + * { margin-top: 0.75rem; }
.refund { margin-top: 1.5rem; }
.refund form { margin-top: 0.75rem; }

.work { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; margin: 1rem -1rem 0; padding: 0.6rem 1rem; border-block-end: 1px solid var(--line); background: var(--surface); box-shadow: 0 6px 14px rgb(20 30 24 / 0.08); }
.work .count { flex: 1 1 9rem; font-weight: 700; }
.work .does { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.25rem; }

.line { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 0.125rem 0.75rem; padding: 0.625rem 0.75rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.line > img, .line > .blank { grid-row: span 3; width: 56px; height: 56px; border-radius: 10px; background: #fff; object-fit: contain; }
.line > .blank { background: var(--soft); }
.line > :not(img, .blank) { grid-column: 2 / -1; }
.line--picked > :not(img, .blank) { grid-column: 2; }
.size { white-space: nowrap; }
.line h2 { margin: 0; }
.line h3 { font-weight: 700; }
.line .wanted { font-size: 1.0625rem; }
.line .wanted strong { font-size: 1.25rem; }
.line form { gap: 0.5rem; }
.line > .does > form { display: contents; }
.line > .does { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; grid-column: 1 / -1; margin-top: 0.25rem; }
.line > .told, .line > .asks { grid-column: 1 / -1; margin: 0.5rem 0 0; }
.asks { display: grid; gap: 0.75rem; justify-items: start; padding: 0.75rem 1rem; border: 1px solid var(--edge); border-radius: 12px; }
.line--picked { border-color: transparent; background: var(--soft); }
.line.line--picked > h3 { grid-column: 2 / -1; }
.line--picked > .does { grid-area: 2 / 3; margin: 0; align-self: start; }
.line--picked > .does:has([open]) { grid-area: auto / 1 / auto / -1; }
.line--picked > img { opacity: 0.7; width: 48px; height: 48px; justify-self: center; }
.line--picked h3 { font-weight: 500; color: var(--muted); }
.mark { display: inline-flex; align-items: center; gap: 0.4rem; font-weight: 600; color: var(--accent); }
.mark::before { flex: none; content: '✓' / ''; display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); line-height: 1; }
.mark--less { color: var(--warn); }
.mark--less::before { background: var(--warn); color: light-dark(#fff, #2b1a00); }
.mark--none { color: var(--bad); }
.mark--none::before { content: '–' / ''; background: var(--bad); color: light-dark(#fff, #2c0604); }
.mark--asked { color: light-dark(#512090, #dcc8ff); }
.mark--asked::before { content: '?' / ''; background: light-dark(#512090, #dcc8ff); color: light-dark(#fff, #241140); }
summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 600; text-decoration: underline; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.offers, [role='search'] { margin: 1rem 0; }
.offers { display: grid; }
.offers > label { max-width: 20rem; }
.choose { max-width: 60rem; margin: 0 auto; }
.choose > .note { margin-top: 0.75rem; }
[role='search'] label { flex: 1 1 14rem; max-width: 26rem; }
[role='search'] input { width: 100%; }
.line .price { font-weight: 700; }
.question { max-width: 36rem; margin: 1rem auto; display: grid; gap: 1rem; }
.question form { display: grid; gap: 0.75rem; }
.question .does { display: flex; flex-wrap: wrap; gap: 0.75rem; }

@media (max-width: 25rem) { .question .button, .question button, .question form { width: 100%; } }
@media (min-width: 48rem) {
  .bar > div { gap: 0 1rem; }
  .bar .house { font-size: 1.125rem; }
  .bar .house span { display: inline; font-weight: 400; }
  .bar .person { font-size: 1rem; }
  h1 { font-size: 1.75rem; }
  :where(.orders) thead { position: static; width: auto; height: auto; clip-path: none; display: table-header-group; }
  .orders thead th { color: var(--muted); font-size: 0.875rem; }
  :where(.orders) tbody { display: table-row-group; }
  :where(.orders) tr, .order { display: table-row; }
  :where(.orders) :is(th, td), .slot th { display: table-cell; padding: 0.5rem 0.75rem; vertical-align: middle; }
  :where(.orders) th:first-child { padding-inline-start: 1rem; }
  .day th, .slot th:first-child { padding-inline: 0; }
  .day th { padding-block: 1.25rem 0; font-size: 1.25rem; }
  .slot th { padding-block: 0.75rem 0.5rem; }
  .slot span { margin-inline-start: 0.5rem; font-weight: 400; }
  .order small { display: block; }
  .order > * { padding-block: 0.75rem; border-block: 1px solid var(--line); background: var(--surface); }
  .order > :first-child { border-inline-start: 1px solid var(--line); }
  .order > :last-child { border-inline-end: 1px solid var(--line); }
  .order:hover > * { background: light-dark(#f3f8f4, #26312a); }
  .orders thead .sum { text-align: end; }
  .tabs { flex-wrap: wrap; margin-inline: 0; padding-inline: 0; overflow: visible; }
  .work { margin-inline: 0; padding-inline: 1rem; border: 1px solid var(--line); border-radius: 0 0 14px 14px; }
  .line { grid-template-columns: 80px minmax(0, 1fr) auto; gap: 0.25rem 0.875rem; padding: 0.875rem 1rem; }
  .line > :not(img, .blank) { grid-column: 2; }
  .line > img, .line > .blank { width: 80px; height: 80px; }
  .line.line--picked > h3 { grid-column: 2; }
  .line--picked > .does:has([open]) { grid-area: 1 / 3 / span 4; }
  .line > .does { grid-column: 3; grid-row: 1 / span 4; align-self: center; flex-wrap: nowrap; justify-content: end; margin: 0; }
  .line > .told, .line > .asks { grid-column: 1 / -1; grid-row: auto; }
  .line form { flex-wrap: nowrap; }
}
@media (min-width: 64rem) {
  .sheet { display: grid; grid-template-columns: 20rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
  .sheet > .side { position: sticky; top: 1rem; }
  .work { margin-top: 0; border-radius: 14px; top: 0; }
}
`);
