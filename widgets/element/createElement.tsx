import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { spesa } from './context.ts';
import type { AnyWidget, Seed } from './defineWidget.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { kebab, type Field } from './field.ts';
import { whenTime } from './mountTime.ts';
import { firstPaint } from './painted.ts';
import { inSlices } from './inSlices.ts';
import { forgetLists, keepLists } from './printedLists.ts';
import { takeSeeds } from './seeds.ts';
import { moment, pressEnded, rememberSpot, replayPress } from './takeover.ts';

const connected = Symbol.for('r2wc.connected');
const context = Symbol.for('r2wc.context');
const props = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface Bridge extends HTMLElement {
  [connected]: boolean;
  [context]?: unknown;
  [props]: object;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Sets `lang` only where no ancestor declares the same language, to avoid a style recalculation of the subtree. */
function sayLanguage(element: HTMLElement): void {
  const { language } = spesa();
  const isSaid = element.closest<HTMLElement>('[lang]')?.lang.startsWith(language);
  if (!isSaid && /^(it)?$/.test(element.lang)) element.lang = language;
}

/** The custom element of a widget: r2wc with what it lacks (one render per change, HTML flags, properties before upgrade, moving, takeover of server HTML). */
export function createElement(widget: AnyWidget): CustomElementConstructor {
  const fields = Object.entries<Field>(widget.attributes);
  let View: ComponentType<object> | undefined;

  const Root = (values: object) =>
    View ? (
      <ErrorBoundary>
        <View {...values} />
      </ErrorBoundary>
    ) : null;
  const Base = r2wc(Root as ComponentType<{ container?: HTMLElement }>, { props: [] }) as unknown as new () => Bridge;

  class SpesaElement extends Base {
    static observedAttributes = fields.map(([name]) => kebab(name));
    #scheduled = false;
    #waiting: (() => void) | undefined;

    constructor() {
      super();
      this[connected] = false;
    }

    override connectedCallback() {
      for (const [name] of fields) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.classList.add('spesa');
      sayLanguage(this);
      if (this[context] || this.#waiting) return;
      this.#waiting = whenTime(this, widget.for === 'everyone' ? widget.loads : 'now', () => void this.#mount());
    }

    /** Where there is `moveBefore`, an element moved by it stays as it is; elsewhere it is taken out and put in, which `disconnectedCallback` outlasts. */
    connectedMoveCallback() {}

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#waiting?.();
        this.#waiting = undefined;
        super.disconnectedCallback();
        this.removeAttribute('data-mounted');
      });
    }

    attributeChangedCallback() {
      if (!this[context] || this.#scheduled) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (this[context]) this.#render([]);
      });
    }

    async #mount() {
      const { default: view, instead } = await widget.view();
      View ??= view as ComponentType<object>;
      if (this.firstElementChild) await firstPaint();
      // What earlyCart.ts shows already stays until the whole can take its place.
      if ('early' in this) await spesa().cart.known();
      const shop = spesa();
      const read = () => takeSeeds(this, widget.prefetch, shop);
      // To read a long list takes as long as to draw it: a slice of its own.
      const { seeds, others } =
        widget.prefetch.length > 0
          ? await new Promise<ReturnType<typeof read>>((resolve) => inSlices(() => resolve(read())))
          : read();
      // Stale-while-revalidate: server HTML of another store stays until the customer's own answers arrive.
      const stops = await Promise.all(
        others.map(async (other) => {
          if (instead) other[1] = await instead(this, other, shop);
          return shop.query.watch(...other);
        }),
      );
      while (others.some((other) => /^(idle|loading)/.test(shop.query.peek(...other).status))) await moment();
      await pressEnded(this);
      inSlices(() => {
        this.#takeOver(seeds);
        stops.forEach((stop) => stop());
      });
    }

    #takeOver(seeds: readonly Seed[]) {
      if (!this.isConnected || this[context]) return;
      const spot = rememberSpot(this);
      if (widget.prefetch.length > 0 && !spesa().translated) keepLists(this);
      this[connected] = true;
      this.replaceChildren();
      flushSync(() => this.#render(seeds));
      forgetLists(this);
      this.toggleAttribute('data-mounted', true);
      spot.restore();
      replayPress(this);
    }

    #render(seeds: readonly Seed[]) {
      const values = Object.fromEntries(
        fields.map(([name, field]) => [name, field.read(this.getAttribute(kebab(name)))]),
      );
      this[props] = { ...values, host: this, seeds };
      this[render]();
    }
  }

  for (const [name, field] of fields) {
    const attribute = kebab(name);
    Object.defineProperty(SpesaElement.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return field.read(this.getAttribute(attribute));
      },
      set(this: HTMLElement, value: unknown) {
        if (field.type === 'flag') this.toggleAttribute(attribute, value === true);
        else if (value === undefined || value === null || value === '') this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
  return SpesaElement;
}
