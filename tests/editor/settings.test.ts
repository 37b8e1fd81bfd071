// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = (faulty = false) => `
  <ul class="spesa-groups" aria-label="Gruppi di impostazioni">
    <li><a href="#spesa-group-look">Aspetto</a></li>
    <li><a href="#spesa-group-search">Ricerca</a></li>
    <li><a href="#spesa-group-forms">Moduli</a></li>
  </ul>
  <form class="spesa-settings">
    <input type="hidden" name="_wp_http_referer" value="/wp-admin/options-general.php?page=spesa">
    <section id="spesa-group-look"><input id="spesa-accent" name="accent" value=""></section>
    <section id="spesa-group-search"><input id="spesa-days" name="days" type="number" required value="30"></section>
    <section id="spesa-group-forms">
      <input type="checkbox" id="spesa-scan" name="scan" value="1"${faulty ? ' aria-invalid="true"' : ''}>
    </section>
    <button id="submit">Salva</button><span role="status" data-unsaved="Modifiche non salvate"></span>
  </form>`;

const listening = vi.spyOn(window, 'addEventListener');
const byId = <E extends HTMLElement = HTMLInputElement>(id: string): E => document.getElementById(id) as E;
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const chosen = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')!;
const opened = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter(({ hidden }) => !hidden).map(({ id }) => id);
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  chosen().dispatchEvent(event);
  return event.defaultPrevented;
};
const write = (id: string, value: string) => {
  byId(id).value = value;
  byId(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const submit = () =>
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const status = () => document.querySelector('[role="status"]')!.textContent;

async function open(hash = '', html = page()): Promise<void> {
  history.replaceState(null, '', `/wp-admin/options-general.php?page=spesa${hash}`);
  document.body.innerHTML = html;
  vi.resetModules();
  await import('../../wp-plugin/editor/settings.ts');
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockClear();
  document.body.replaceChildren();
});

test('the groups become tabs of which one is open, each with its panel', async () => {
  await open();
  expect(document.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe('Gruppi di impostazioni');
  expect(tabs().map((tab) => byId(tab.getAttribute('aria-controls')!).getAttribute('aria-labelledby'))).toEqual(
    tabs().map(({ id }) => id),
  );
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(opened()).toEqual(['spesa-group-look-panel']);
  expect(location.hash).toBe('');
});

test('arrow keys, Home and End move through the tabs and around their ends', async () => {
  await open();
  const seen = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'End', 'Home', ' '].map((key) => {
    expect(press(key)).toBe(true);
    expect(document.activeElement).toBe(chosen());
    return chosen().textContent;
  });
  expect(seen).toEqual(['Ricerca', 'Moduli', 'Aspetto', 'Moduli', 'Ricerca', 'Moduli', 'Aspetto', 'Aspetto']);
  expect([press('ArrowLeft', { altKey: true }), press('x'), chosen().textContent]).toEqual([false, false, 'Aspetto']);
});

test('the chosen tab is the hash of the address and that of the page after saving', async () => {
  await open();
  const steps = history.length;
  tabs()[1]!.click();
  expect([location.hash, history.length, ...opened()]).toEqual([
    '#spesa-group-search',
    steps,
    'spesa-group-search-panel',
  ]);
  submit();
  tabs()[2]!.click();
  submit();
  expect(document.querySelector<HTMLInputElement>('[name="_wp_http_referer"]')!.value).toBe(
    '/wp-admin/options-general.php?page=spesa#spesa-group-forms',
  );
});

test('a hash opens the tab that it names, or that of the field that it names', async () => {
  await open('#spesa-group-forms');
  expect(opened()).toEqual(['spesa-group-forms-panel']);
  history.replaceState(null, '', '#spesa-days');
  window.dispatchEvent(new Event('hashchange'));
  expect([...opened(), document.activeElement?.id]).toEqual(['spesa-group-search-panel', 'spesa-days']);
  history.replaceState(null, '', '#wpbody-content');
  window.dispatchEvent(new Event('hashchange'));
  expect(opened()).toEqual(['spesa-group-search-panel']);
});

test('the tab of the first field with a fault opens, whatever the hash, and the field has the focus', async () => {
  await open('#spesa-group-look', page(true));
  expect([...opened(), document.activeElement?.id, location.hash]).toEqual([
    'spesa-group-forms-panel',
    'spesa-scan',
    '#spesa-group-forms',
  ]);
});

test('a field that the browser refuses opens its tab', async () => {
  await open('#spesa-group-forms');
  byId('spesa-days').value = '';
  expect(document.querySelector('form')!.checkValidity()).toBe(false);
  expect(opened()).toEqual(['spesa-group-search-panel']);
});

test('values of hidden tabs are sent too', async () => {
  await open('#spesa-group-forms');
  expect([...new FormData(document.querySelector('form')!).keys()]).toEqual(['_wp_http_referer', 'accent', 'days']);
});

test('unsaved changes are said and guarded until they are undone or saved', async () => {
  await open();
  tabs()[1]!.click();
  expect([status(), isAsked()]).toEqual(['', false]);
  write('spesa-accent', '#aa3300');
  expect([status(), isAsked()]).toEqual(['Modifiche non salvate', true]);
  write('spesa-accent', '');
  expect([status(), isAsked()]).toEqual(['', false]);
  byId('spesa-scan').click();
  expect([status(), isAsked()]).toEqual(['Modifiche non salvate', true]);
  submit();
  expect(isAsked()).toBe(false);
});

test('a page without the form is left alone', async () => {
  await open('', '<p>Per iniziare</p>');
  expect(listening).not.toHaveBeenCalled();
});
