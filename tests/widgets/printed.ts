import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { now } from '../moment.ts';

const script = join(import.meta.dirname, '../php/template.php');
/** Without it there is nothing to compare. */
export const hasPhp = spawnSync('php', ['-v']).status === 0;
/** HTML of a template of the plugin, parsed. */
export function printed(template: string, data: unknown, attributes: object = {}, path = '/'): HTMLElement {
  const { stdout, stderr, status } = spawnSync('php', ['-d', 'display_errors=stderr', script], {
    input: JSON.stringify({ template, data, attributes, path, now: Math.floor(now() / 1000) }),
    encoding: 'utf8',
  });
  if (status !== 0 || stderr) throw new Error(stderr + stdout);
  const box = document.createElement('div');
  box.innerHTML = stdout;
  return box;
}

const kept = [
  'class',
  'href',
  'src',
  'alt',
  'width',
  'height',
  'rel',
  'aria-label',
  'aria-current',
  'data-press',
  'title',
  'd',
];

/** Elements with the attributes that matter and their own text, indented. */
function skeleton(node: Element, depth = 0): string {
  const attributes = kept
    .filter((name) => node.hasAttribute(name))
    .map((name) => ` ${name}=${node.getAttribute(name)}`);
  const text = [...node.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  const own = `${'  '.repeat(depth)}${node.localName}${attributes.join('')}${text && ` "${text}"`}\n`;
  return own + [...node.children].map((child) => skeleton(child, depth + 1)).join('');
}

/** The skeletons of everything inside, scripts left out. */
export const skeletons = (box: Element): string =>
  [...box.children]
    .filter(({ localName }) => localName !== 'script')
    .map((child) => skeleton(child))
    .join('');
