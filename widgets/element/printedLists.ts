/** Lists that the plugin prints and views adopt: cards in a grid, the slides of a slider, and what stands where nothing was found. */
const LISTS = '.product-grid, .slider__track, .nothing-found';

const kept = new WeakMap<Element, readonly Element[]>();

/** Keeps the lists that the server printed into an element for the first drawing of its view, which may adopt their items. */
export const keepLists = (host: Element): unknown => kept.set(host, [...host.querySelectorAll(LISTS)]);

/** After the first drawing: what it has not adopted is gone. */
export const forgetLists = (host: Element): unknown => kept.delete(host);

/** The items of each list that stood in the server's HTML; none once the view has been drawn. */
export const printedItems = (host: Element): Element[][] => (kept.get(host) ?? []).map(({ children }) => [...children]);
