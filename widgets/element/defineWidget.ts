import type { ReactNode } from 'react';
import type { Endpoint } from '../../core/api/endpoint.ts';
import type { PageName } from '../../core/config.ts';
import type { Spesa } from '../../core/spesa.ts';
import type { Fields, ValuesOf } from './field.ts';

/** The server-printed templates of the plugin, each with the same classes as its React view. */
export type Template =
  | 'product-list'
  | 'product'
  | 'category-page'
  | 'search-page'
  | 'category-menu'
  | 'banner-list'
  | 'banner-grid'
  | 'product-card'
  | 'product-tabs'
  | 'leaflets'
  | 'leaflet'
  | 'leaflet-list'
  | 'article-grid'
  | 'article-slider'
  | 'article-sidebar'
  | 'menu'
  | 'slides'
  | 'static-page'
  | 'recipe'
  | 'delivery-fees'
  | 'stores'
  | 'store'
  | 'footer';

/** What the plugin asks and prints before any JavaScript runs. Input values may hold `{field}`, `{route:slug}`, `{query:page}`; `{field!}` must be set. */
export interface Prefetch {
  endpoint: Endpoint;
  input: Record<string, string | number | boolean>;
  template: Template;
  /** The plugin's class that works the input out where placeholders cannot say it; a view then reads the call by itself. */
  by?: 'tabs' | 'picks';
  /** `page_size` where the plan's own is unset: of a list, and of a search (`q`). */
  sizes?: readonly [listed: number, searched: number];
  /** Members of the answer, at any depth, that the first view does not need, such as `facets`: not put into the page's seed (lists of cards: widgets/manifest/unprinted.ts). */
  without?: readonly string[];
  /** Inputs that make the answer somebody's own, such as `preferred`: with one of them set the plugin asks and prints nothing. */
  own?: readonly string[];
}

/** A call that the boot script begins for a known customer, before any code is there: what the view asks first, with the same input. `{id}` is the number that the page's address ends with. */
export interface Begun {
  endpoint: Endpoint;
  input: Record<string, string | number | boolean>;
}

/** What every view gets beside its attributes. */
export interface ViewContext {
  /** The custom element itself, for events and focus. */
  host: HTMLElement;
  /** What the server printed and asked for this element, if still good. */
  seeds: readonly Seed[];
}

/** An answer that the server put into the page: `at` is when it was fetched, in ms since 1970. */
export interface Seed {
  endpoint: string;
  input: Record<string, unknown>;
  hash: string;
  at: number;
  data: unknown;
}

/** Replaces the input of a call that the server printed for another store, where it depends on the customer. */
export type Instead = (
  host: HTMLElement,
  printed: readonly [Endpoint, Seed['input']],
  shop: Spesa,
) => Promise<Seed['input']>;

/** Room that an element keeps, so that nothing below it moves when its content comes; for a customer's element only where the customer is known. */
export interface Reserve {
  /** A CSS length. */
  height: string;
  /** Another height from this width of widgets/ui/media.css on. */
  wide?: { from: 'tablet' | 'md'; height: string };
  /** Given back when the content is there, which may be lower; else it is the element's least height for ever. */
  untilFilled?: true;
}

export type ViewProps<F extends Fields> = ValuesOf<F> & ViewContext;

export interface Widget<F extends Fields = Fields> {
  readonly tag: `spesa-${string}`;
  /** Italian, as the editor's inserter shows it. */
  readonly title: string;
  readonly description: string;
  /** A dashicon name. */
  readonly icon: string;
  /** `block`: placed freely; `page`: the plugin makes a page for it; `shell`: mounted once by the bundle. */
  readonly kind: 'block' | 'page' | 'shell';
  /** For kind `page`: which page of the configuration's table it fills. */
  readonly page?: PageName;
  /** Further addresses of that page, by what it shows there, such as `sent` → `/reset-password-sent` (account §2). */
  readonly paths?: Readonly<Record<string, string>>;
  /** Its page is also there without what stands in the slot of its address. */
  readonly optionalSlot?: true;
  /** Search engines may keep its page. */
  readonly indexed?: true;
  /** Whose answer among its `prefetch` its page is about: its title, description and picture (Seo.php reads those of each kind). */
  readonly about?: Endpoint;
  /** Elements that its page is made with below it, by tag, with the attributes that differ from their defaults. */
  readonly below?: Readonly<Record<`spesa-${string}`, Readonly<Record<string, string | number | boolean>>>>;
  /** It shows the heading of its page itself. */
  readonly headed?: true;
  readonly attributes: F;
  readonly events: Record<string, string>;
  readonly prefetch: readonly Prefetch[];
  /** Of a page that shows personal data: what is asked for it (design §5.6). */
  readonly begins?: readonly Begun[];
  /**
   * When its code is fetched and it is mounted: at once, near the screen, when the page is idle, or, where the server has printed it,
   * with the customer's first touch or never. What the server has not printed does not wait for a touch.
   */
  readonly loads: 'now' | 'visible' | 'idle' | 'touch' | 'never';
  /** Who sees it (§2, §6); for others its code is not fetched. */
  readonly for: 'everyone' | 'customer' | 'app';
  readonly reserve?: Reserve;
  /** Not shown from this width of widgets/ui/media.css on, unless its attribute `also-wide` wants it there. */
  readonly onlyBelow?: 'md';
  /** Shows personal data: the server prints nothing of it but a heading or a reserved box. */
  readonly personal: boolean;
  readonly examples: readonly { title: string; attributes: Partial<ValuesOf<F>> }[];
  readonly view: () => Promise<{ default: (props: ViewProps<F>) => ReactNode; instead?: Instead }>;
}

/** Any widget, whatever its attributes, as lists of widgets hold it. */
export interface AnyWidget extends Omit<Widget, 'view'> {
  readonly view: () => Promise<{ default: (props: never) => ReactNode; instead?: Instead }>;
}

type Optional = 'kind' | 'events' | 'prefetch' | 'loads' | 'for' | 'personal' | 'examples' | 'icon';

/** Declares one custom element. From this value come its attributes, block.json, inspector, server-first plan, docs and gallery. */
export function defineWidget<F extends Fields>(
  widget: Omit<Widget<F>, Optional> & Partial<Pick<Widget<F>, Optional>>,
): Widget<F> {
  return {
    kind: 'block',
    events: {},
    prefetch: [],
    loads: 'visible',
    for: 'everyone',
    personal: false,
    examples: [{ title: widget.title, attributes: {} }],
    icon: 'cart',
    ...widget,
  };
}
