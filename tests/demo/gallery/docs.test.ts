// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementText } from '../../../demo/gallery/html.ts';
import { shownElements } from '../../../demo/gallery/examples.ts';
import { scenes } from '../../../demo/gallery/scenes.ts';
import { states } from '../../../demo/gallery/states.ts';
import { findables } from '../../../demo/gallery/docs/search.ts';
import {
  attributeId,
  elementPath,
  eventId,
  exampleId,
  filedSite,
  firstState,
  liveSite,
} from '../../../demo/gallery/docs/site.ts';
import { readPages } from '../../../demo/gallery/docs/write.ts';
import { cssProperties } from '../../../widgets/manifest/cssProperties.ts';

const sheet = readFileSync('widgets/ui/base.css', 'utf8');
const looks = cssProperties(sheet);
const elements = await shownElements();
const manifest = JSON.parse(readFileSync('wp-plugin/generated/custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
interface Declaration {
  tagName?: string;
  attributes: { name: string; fieldName: string }[];
  events: { name: string }[];
  superclass: { name: string };
  cssProperties?: { name: string }[];
}
/** The page without what it would load. */
const still = (text: string) =>
  text.replaceAll(/<link\b[^>]*>|<script\b[^>]*><\/script>/g, '').replaceAll(/<(\/?)iframe/g, '<$1example-frame');
const parsed = (text: string) => new DOMParser().parseFromString(still(text), 'text/html');

describe.each([
  ['a server', liveSite(elements, looks)],
  ['files', filedSite(elements, looks)],
])('the documentation as %s', (_, site) => {
  const pages = readPages(site);
  const pageOf = (path: string) => parsed(String(pages.get(`${path}index.html`)));

  it('has a page for every element, with its examples, the HTML of each, and all that custom-elements.json says of it', () => {
    const declared = manifest.modules.flatMap(({ declarations }) => declarations);
    for (const shown of elements) {
      const { tag, title } = shown.widget;
      const page = pageOf(elementPath(tag));
      expect(page.querySelector('h1')?.textContent).toBe(title);
      expect([...page.querySelectorAll('example-frame')].map((frame) => frame.getAttribute('title'))).toEqual(
        shown.examples.map((example) => `${title}: ${example.title}`),
      );
      expect([...page.querySelectorAll('pre code')].map(({ textContent }) => textContent)).toEqual(
        shown.examples.map((example) => elementText(tag, example)),
      );
      for (const [index, { title: name }] of shown.examples.entries())
        expect(page.getElementById(exampleId(index))?.textContent).toBe(name);
      const { attributes, events } = declared.find(({ tagName }) => tagName === tag)!;
      const properties = [...page.querySelectorAll('#properties + div tbody th')].map(({ textContent }) => textContent);
      expect(properties.map((text) => text?.trim())).toEqual(attributes.map(({ fieldName }) => fieldName));
      for (const { name } of attributes)
        expect(page.getElementById(attributeId(name))?.querySelector('th')?.textContent).toBe(name);
      for (const { name } of events)
        expect(page.getElementById(eventId(name))?.querySelector('th')?.textContent).toBe(name);
    }
  });

  it('offers every state that it can show, and both engines, on every page of an element', () => {
    for (const shown of elements) {
      const page = pageOf(elementPath(shown.widget.tag));
      const values = (name: string) =>
        [...page.querySelectorAll(`select[name=${name}] option`)].map((option) => option.getAttribute('value'));
      expect(values('state')).toEqual(site.states.map(({ name }) => name));
      expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe(firstState(shown));
      expect(values('engine')).toEqual(['preact', 'react']);
      expect(values('width')).toContain('390');
    }
  });

  it('finds elements, attributes, events and examples by their names', () => {
    const found = findables(site);
    const named = (kind: string, name: string) => found.some((one) => one.kind === kind && one.name === name);
    for (const { widget, attributes, examples } of elements) {
      expect(named('elemento', widget.title)).toBe(true);
      for (const { name } of attributes) expect(named('attributo', name)).toBe(true);
      for (const name of Object.keys(widget.events)) expect(named('evento', name)).toBe(true);
      for (const { title } of examples) expect(named('esempio', title)).toBe(true);
    }
    expect(named('aspetto', '--spesa-radius')).toBe(true);
  });
});

it('files show every scene and state that a server shows, and say on the first page that nothing else is saved', () => {
  const filed = filedSite(elements, looks);
  expect(filed.scenes).toEqual(scenes);
  expect(filed.states).toEqual(states);
  expect(filed.scenes.filter(({ saves }) => saves).map(({ name }) => name)).toContain('toast');
  expect(parsed(String(readPages(filed).get('index.html'))).body.textContent).toContain('niente viene salvato');
});

describe('the custom properties', () => {
  it('stand with meaning and default in custom-elements.json, from which every element has them', () => {
    const declared = manifest.modules.flatMap(({ declarations }) => declarations);
    const root = declared.find((one) => !one.tagName)!;
    expect(root.cssProperties).toEqual(looks);
    expect(looks).toContainEqual({
      name: '--spesa-radius',
      description: 'Angoli di schede e finestre',
      default: '14px',
    });
    for (const { tagName, superclass } of declared.filter(({ tagName }) => tagName))
      expect(superclass.name, tagName).toBe('SpesaElement');
  });

  it('none is left out: one without a meaning, or a meaning without its property, is refused', () => {
    expect(() => cssProperties(sheet.replace('--spesa-brand:', '--spesa-unknown: 1px;\n  --spesa-brand:'))).toThrow(
      '--spesa-unknown',
    );
    expect(() => cssProperties(sheet.replace(/--spesa-time:[^;]*;/, ''))).toThrow('--spesa-time');
  });
});
