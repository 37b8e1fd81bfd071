import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { createElement } from '../../../widgets/element/createElement.tsx';
import { defineWidget, type Prefetch, type ViewProps } from '../../../widgets/element/defineWidget.ts';
import { flag, number, text } from '../../../widgets/element/field.ts';
import { useQuery } from '../../../widgets/hooks/useQuery.ts';
import { content } from '../../../core/api/endpoints/content.ts';
import { answer, printSeeds, seedScript, stage, type Stage } from '../stage.ts';
import { atRest, nothingComes } from '../../waits.ts';
import { now } from '../../moment.ts';

const attributes = {
  heading: text({ label: 'Titolo' }),
  limit: number({ label: 'Numero', default: 12, min: 1, max: 48 }),
  noArrows: flag({ label: 'Senza frecce' }),
};
type Props = ViewProps<typeof attributes>;

const rendered = vi.fn<(props: Pick<Props, 'heading' | 'limit' | 'noArrows'>) => void>();
let page: Stage;
let count = 0;

function View({ heading, limit, noArrows, host }: Props) {
  rendered({ heading, limit, noArrows });
  const [pressed, press] = useState(0);
  return (
    <button
      type="button"
      data-press="once"
      onClick={() => (
        press(pressed + 1),
        host.dispatchEvent(new CustomEvent('spesa-pressed', { bubbles: true, composed: true }))
      )}
    >
      {`${heading} ${limit} ${noArrows} ${pressed}`}
    </button>
  );
}

/** A tag of its own for each test, since an element can be defined only once. */
function define(
  view: (props: Props) => React.ReactNode = View,
  more: { prefetch?: readonly Prefetch[] } = {},
): `spesa-${string}` {
  const tag = `spesa-thrown-away-${++count}` as const;
  customElements.define(
    tag,
    createElement(
      defineWidget({
        tag,
        title: 'Prova',
        description: '',
        attributes,
        loads: 'now',
        ...more,
        view: () => Promise.resolve({ default: view }),
      }),
    ),
  );
  return tag;
}

const settle = () => vi.dynamicImportSettled().then(() => atRest(() => document.body.innerHTML));
const put = async (html: string) => {
  const page = document.createElement('body');
  page.innerHTML = html;
  for (const element of page.querySelectorAll<HTMLElement>('.spesa')) printSeeds(element);
  document.body.prepend(...page.childNodes);
  await settle();
  return document.body.firstElementChild as HTMLElement & Record<string, unknown>;
};

beforeEach(() => {
  page = stage(() => Promise.resolve(answer({})));
  rendered.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe('attributes as HTML means them', () => {
  test('a bare flag is true, its removal false, a removed number its default', async () => {
    const element = await put(`<${define()} heading="Pane" limit="5" no-arrows></${`spesa-thrown-away-${count}`}>`);
    expect(element.textContent).toBe('Pane 5 true 0');
    element.removeAttribute('no-arrows');
    element.removeAttribute('limit');
    await settle();
    expect(element.textContent).toBe('Pane 12 false 0');
  });

  test('an upgrade renders once, and several changes at once render once', async () => {
    const element = await put(`<${define()} heading="Pane" limit="5" no-arrows></${`spesa-thrown-away-${count}`}>`);
    const before = rendered.mock.calls.length;
    expect(new Set(rendered.mock.calls.map(([props]) => JSON.stringify(props))).size).toBe(1);
    element.setAttribute('heading', 'Latte');
    element.setAttribute('limit', '6');
    element.setAttribute('no-arrows', '');
    await settle();
    expect(rendered.mock.calls.length).toBe(before + 1);
  });

  test('numbers out of range are brought into it, and junk is the default', async () => {
    const element = await put(`<${define()} limit="999"></${`spesa-thrown-away-${count}`}>`);
    expect(element['limit']).toBe(48);
    element.setAttribute('limit', 'molti');
    expect(element['limit']).toBe(12);
  });

  test('a property set before the definition counts', async () => {
    const tag = `spesa-thrown-away-${count + 1}`;
    const element = document.createElement(tag) as HTMLElement & Record<string, unknown>;
    element['heading'] = 'Uova';
    document.body.append(element);
    define();
    await expect.poll(() => element.textContent).toBe('Uova 12 false 0');
    element['heading'] = 'Pane';
    await expect.poll(() => element.textContent).toContain('Pane');
    expect(element.getAttribute('heading')).toBe('Pane');
  });
});

test.each([
  ['', '', 'it'],
  ['en-GB', '', 'it'],
  ['it-IT', '', ''],
  ['it', 'en', 'en'],
])(
  'A11Y-13 its texts are Italian: on a page whose language is “%s”, with “%s” of its own, it says “%s”',
  (around, own, said) => {
    const tag = define();
    document.body.innerHTML = `<div${around && ` lang="${around}"`}><${tag}${own && ` lang="${own}"`}></${tag}></div>`;
    expect(document.querySelector<HTMLElement>(tag)!.lang).toBe(said);
  },
);

describe('life on the page', () => {
  test('nothing mounts while detached, and a moved element keeps its state', async () => {
    const tag = define();
    const element = document.createElement(tag);
    await nothingComes(20);
    expect(rendered).not.toHaveBeenCalled();
    document.body.append(element);
    await settle();
    element.querySelector('button')!.click();
    await settle();
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await settle();
    expect(element.textContent).toBe(' 12 false 1');
    element.remove();
    await settle();
    expect(element.hasAttribute('data-mounted')).toBe(false);
  });

  test('events bubble and cross shadow roots', async () => {
    const heard = vi.fn();
    document.addEventListener('spesa-pressed', heard, { once: true });
    const element = await put(`<${define()}></${`spesa-thrown-away-${count}`}>`);
    element.querySelector('button')!.click();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('BAD-08 a crash stays inside its element, which tries once more by itself and then offers it', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const uncaught = vi.fn();
    window.addEventListener('error', uncaught);
    let broken = true;
    const bad = define(() => {
      if (broken) throw new Error('a bug');
      return <p>di nuovo qui</p>;
    });
    const good = define();
    document.body.innerHTML = `<${bad}></${bad}><${good} heading="Vivo"></${good}>`;
    await settle();
    await vi.waitFor(() => expect(document.querySelector(good)!.textContent).toContain('Vivo'));
    const retry = document.querySelector(bad)!.querySelector('button')!;
    expect(retry.textContent).toBe('Riprova');
    broken = false;
    retry.click();
    await settle();
    expect(document.querySelector(bad)!.textContent).toBe('di nuovo qui');
    expect(uncaught).not.toHaveBeenCalled();
    window.removeEventListener('error', uncaught);
    silenced.mockRestore();
  });
});

describe('takeover of the server’s HTML', () => {
  const list = {
    page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 12 },
    products: [
      { productId: 1, name: 'Pane', shortDescr: '', description: '', slug: 'pane', productInfos: {}, available: 3 },
    ],
  };
  const Names = () => {
    const { status, data } = useQuery(catalogue.products, { q: 'pane' });
    return <p>{`${status} ${data?.products.map(({ name }) => name).join() ?? ''}`}</p>;
  };
  const prefetch = {
    prefetch: [{ endpoint: catalogue.products, input: { q: 'pane' }, template: 'product-list' as const }],
  };
  const seeded = (tag: string, seed: object) =>
    put(
      `<${tag} class="spesa"><p>dal server</p>${seedScript([{ endpoint: 'catalogue.products', input: { q: 'pane' }, data: list, at: now(), ...seed } as never])}</${tag}>`,
    );

  test('a good seed is the first render, without a call', async () => {
    const element = await seeded(define(Names, prefetch), {});
    expect(element.textContent).toBe('ready Pane');
    expect(page.requests).toEqual([]);
  });

  test.each([
    ['older than 15 minutes', { at: now() - 900_001 }],
    ['from the future', { at: now() + 3_600_000 }],
    ['of another store', { hash: 'w2d0t0' }],
    ['of another call', { endpoint: 'catalogue.adv' }],
    ['broken', { data: { page: {} } }],
    ['in the language of the page, for who has chosen another', { translated: true }],
  ])('a seed %s is not used: exactly one call', async (_, seed) => {
    Object.assign(page.spesa, { translated: 'translated' in seed });
    page.intercept(() => answer(list));
    await seeded(define(Names, prefetch), seed);
    await vi.waitFor(() => expect(page.asked('/products')).toHaveLength(1));
    await nothingComes(20);
    expect(page.asked('/products')).toHaveLength(1);
  });

  test.each([
    ['answers', () => answer(list), 'ready Pane'],
    ['fails', () => new Response(null, { status: 500 }), 'failed '],
  ])('what is printed for another store stays in sight until one’s own %s', async (_, own, shown) => {
    let give: (() => void) | undefined;
    page.intercept(() => new Promise<Response>((resolve) => (give = () => resolve(own()))));
    const element = await seeded(define(Names, prefetch), { hash: 'w2d0t0' });
    await vi.waitFor(() => expect(give).toBeDefined());
    expect(element.querySelector('p')!.textContent).toBe('dal server');
    give!();
    await vi.waitFor(() => expect(element.textContent).toBe(shown));
  });

  test('an answer that is the same for everybody is used whatever store one has', async () => {
    const Titles = () => (
      <p>
        {useQuery(content.leaflets, {})
          .data?.leaflets.map(({ title }) => title)
          .join()}
      </p>
    );
    const data = { leaflets: [{ leafletId: 1, title: 'Sapori' }] };
    const plan = { prefetch: [{ endpoint: content.leaflets, input: {}, template: 'leaflets' as const }] };
    const seed = { endpoint: 'content.leaflets', input: {}, data, hash: 'w2d0t0' };
    const element = await seeded(define(Titles, plan), seed);
    expect(element.textContent).toBe('Sapori');
    expect(page.requests).toEqual([]);
  });

  test('what was typed into printed fields before the code came stays, in the one with the focus and in the others', async () => {
    const Fields = () => {
      const [text, setText] = useState('');
      return (
        <p>
          <input name="q" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <input name="cap" />
          <output>{text}</output>
        </p>
      );
    };
    const tag = `spesa-thrown-away-${count + 1}`;
    document.body.innerHTML = `<${tag} class="spesa"><p><input name="q"><input name="cap"></p></${tag}>`;
    const [words, code] = document.querySelectorAll('input');
    words!.value = 'caffè';
    code!.focus();
    code!.value = '16121';
    define(Fields);
    await settle();
    const now = [...document.querySelectorAll('input')];
    expect(now.map(({ value }) => value)).toEqual(['caffè', '16121']);
    expect(now.every((field) => field !== words && field !== code)).toBe(true);
    expect(document.querySelector('output')!.textContent).toBe('caffè');
    expect(document.activeElement).toBe(now[1]);
  });

  test('an answer that two elements name is read once, its shared products put in their places', async () => {
    const [bread] = list.products;
    const shared = { ...list, products: [{ $product: 1 }, { $product: 2 }, { ...bread, productId: 3, name: 'Latte' }] };
    const tag = define(Names, prefetch);
    document.body.innerHTML = `<${tag} class="spesa" data-seeds="0"></${tag}><${tag} class="spesa" data-seeds="0"></${tag}>${seedScript(
      [{ endpoint: 'catalogue.products', input: { q: 'pane' }, data: shared, at: now() }],
      { 1: bread },
    )}`;
    await settle();
    expect([...document.querySelectorAll(tag)].map(({ textContent }) => textContent)).toEqual([
      'ready Pane,Latte',
      'ready Pane,Latte',
    ]);
    expect(page.requests).toEqual([]);
  });
});
