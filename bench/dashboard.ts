import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { html, raw } from 'hono/html';
import { repository } from '../demo/wordpress/site.ts';
import { readQuestion, readScrape, type Scrape } from './promql.ts';

interface Panel {
  title: string;
  targets: { expr: string; legendFormat?: string }[];
}

interface Line {
  name: string;
  points: [at: number, value: number][];
}

const everyMs = 1_000;
const columns = 3;
const [width, height, pad] = [460, 210, 14];
const colours = [
  '#1f6f43',
  '#c2571a',
  '#2b5fa8',
  '#8a2d7c',
  '#a88a00',
  '#00838f',
  '#7a4b2a',
  '#b3262e',
  '#5a6b7a',
  '#444',
];

/** Collects what the processes tell, once a second, until it is ended. */
export function watchFigures(addresses: readonly string[]): () => Promise<Scrape[]> {
  const scrapes: Scrape[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const [index, address] of addresses.entries()) {
        const text = await fetch(address).then((answer) => answer.text());
        scrapes.push(readScrape(text, Date.now() / 1_000, `api-${index + 1}`));
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return scrapes;
  };
}

/** What each panel of the dashboard shows of these figures. */
function panelLines(scrapes: readonly Scrape[]): { title: string; lines: Line[] }[] {
  const file = path.join(repository, 'deploy/grafana/spesa.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] };
  const moments = [...new Set(scrapes.map(({ at }) => Math.ceil(at)))];
  return panels.map(({ title, targets }) => {
    const lines = new Map<string, Line>();
    for (const { expr, legendFormat = '' } of targets) {
      const question = readQuestion(expr);
      for (const at of moments) {
        const found = question(scrapes, at);
        for (const { labels, value } of typeof found === 'number' ? [{ labels: {}, value: found }] : found) {
          if (!Number.isFinite(value)) continue;
          const named = legendFormat.replaceAll(
            /\{\{(\w+)\}\}/g,
            (_, label: string) => (labels as Record<string, string>)[label] ?? '',
          );
          const name = named || Object.values(labels).join(' ') || title;
          const line = lines.get(name) ?? { name, points: [] };
          line.points.push([at, value]);
          lines.set(name, line);
        }
      }
    }
    return { title, lines: [...lines.values()] };
  });
}

const short = (value: number): string =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(0)} M`
    : value >= 100
      ? value.toFixed(0)
      : value.toPrecision(3).replace(/\.?0+$/, '');

function drawn({ title, lines }: { title: string; lines: Line[] }, index: number) {
  const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
  const all = lines.flatMap(({ points }) => points);
  const [from, to] = [Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at))];
  const most = Math.max(...all.map(([, value]) => value), 0) || 1;
  const [left, right, top, bottom] = [pad + 44, width - 170, 40, height - 24];
  const across = (at: number) => left + ((at - from) / (to - from || 1)) * (right - left);
  const up = (value: number) => bottom - (value / most) * (bottom - top);
  const shown = lines.slice(0, colours.length);
  return html`<g transform="translate(${x} ${y})">
    <rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="6" fill="#fff" stroke="#d5d9d5" />
    <text x="${pad}" y="25" font-size="13" font-weight="bold" fill="#1c241f">${title}</text>
    ${[0, most].map(
      (value) =>
        html`<line x1="${left}" x2="${right}" y1="${up(value)}" y2="${up(value)}" stroke="#e6e9e6" /><text
            x="${left - 6}"
            y="${up(value) + 4}"
            font-size="10"
            text-anchor="end"
            fill="#55605a"
          >
            ${short(value)}
          </text>`,
    )}
    ${all.length === 0 ? html`<text x="${left}" y="${height / 2}" font-size="12" fill="#55605a">nothing happened</text>` : ''}
    ${shown.map(
      ({ name, points }, at) =>
        html`<polyline
            fill="none"
            stroke-width="1.6"
            stroke="${colours[at]}"
            points="${points.map(([when, value]) => `${across(when).toFixed(1)},${up(value).toFixed(1)}`).join(' ')}"
          /><text x="${right + 10}" y="${top + 8 + at * 15}" font-size="10.5" fill="${colours[at]}">
            ${name.slice(0, 18)} ${short(points.at(-1)?.[1] ?? 0)}
          </text>`,
    )}
  </g>`;
}

/** Draws the dashboard with these figures as Grafana would lay it out; gives the file. */
export function drawDashboard(scrapes: readonly Scrape[]): string {
  const panels = panelLines(scrapes);
  const size = [columns * width, Math.ceil(panels.length / columns) * height] as const;
  const svg = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${size[0]}"
    height="${size[1]}"
    font-family="Arimo, Liberation Sans"
  >
    <rect width="100%" height="100%" fill="#f3f5f3" />
    ${panels.map(drawn)}
  </svg>`;
  const file = path.join(repository, '.cache/bench/dashboard.png');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    new Resvg(String(raw(String(svg))), { fitTo: { mode: 'width', value: size[0] } }).render().asPng(),
  );
  return file;
}
