import { textIn } from './svg.ts';
import { hsl } from './palette.ts';

/** A store's front as SVG; its hue makes the awning. */
export function storePhoto(name: string, hue: number): string {
  const stripes = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M${100 + at * 50} 236h50v52a25 25 0 0 1-50 0z" fill="${at % 2 ? '#fffdf8' : hsl(hue, 62, 44)}"/>`,
  ).join('');
  const pane = (x: number) =>
    `<rect x="${x}" y="312" width="170" height="150" rx="4" fill="url(#pane)"/><path d="M${x + 20} 452l60-130h26l-60 130z" fill="#fff" opacity=".35"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe8f5"/><stop offset="1" stop-color="#f6f1e4"/></linearGradient><linearGradient id="pane" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dff0f4"/><stop offset="1" stop-color="#a9cbd4"/></linearGradient></defs>
<rect width="800" height="600" fill="url(#sky)"/><path d="M0 330q120-90 240-50t220-40 340 60v300H0z" fill="${hsl(130, 26, 74)}"/><rect y="500" width="800" height="100" fill="#d8d2c6"/><rect y="500" width="800" height="10" fill="#c2bbad"/>
<rect x="84" y="130" width="632" height="372" rx="6" fill="${hsl(hue - 8, 48, 86)}"/><rect x="84" y="130" width="632" height="26" fill="${hsl(hue, 40, 74)}"/><rect x="120" y="168" width="560" height="58" rx="6" fill="${hsl(hue, 58, 28)}"/>${textIn(name, { x: 400, y: 208, width: 520, size: 34, lines: 1, fill: '#fffdf8' })}
${pane(124)}${pane(506)}<rect x="336" y="306" width="128" height="196" fill="${hsl(hue, 30, 32)}"/><rect x="344" y="314" width="54" height="188" fill="url(#pane)"/><rect x="402" y="314" width="54" height="188" fill="url(#pane)"/>${stripes}
<rect x="100" y="474" width="216" height="28" fill="${hsl(30, 44, 48)}"/><rect x="486" y="474" width="216" height="28" fill="${hsl(30, 44, 48)}"/>${[130, 170, 210, 250, 290].map((x, at) => `<circle cx="${x}" cy="466" r="17" fill="${hsl([4, 34, 90, 48, 12][at]!, 72, 52)}"/><circle cx="${x + 386}" cy="466" r="17" fill="${hsl([110, 44, 350, 28, 96][at]!, 62, 48)}"/>`).join('')}</svg>`;
}
