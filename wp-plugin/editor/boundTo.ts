/** What of a product a block can tell. */
export type Key = 'name' | 'brand' | 'price' | 'picture' | 'link';

/** Attribute of a block → where its value comes from. */
export type Bindings = Readonly<Record<string, { source: string; args?: { key?: Key; productId?: number } }>>;

const source = 'spesa/product';
const attributes: Readonly<Record<string, string>> = { 'core/button': 'url', 'core/image': 'url' };

const ours = (bindings: Bindings | undefined) => Object.values(bindings ?? {}).filter((one) => one.source === source);

/** What the block tells of a product; nothing for one that is not bound to us. */
export const boundTo = (bindings: Bindings | undefined): Key | '' => ours(bindings)[0]?.args?.key ?? '';

/** The product that it tells of; 0 is the one of the page. */
export const productOf = (bindings: Bindings | undefined): number => ours(bindings)[0]?.args?.productId ?? 0;

/** The metadata of a block with its binding made, changed or taken away; a picture brings its name as its alternative text. Other bindings stay. */
export function withBinding(
  metadata: Readonly<{ bindings?: Bindings }>,
  block: string,
  { key, productId }: { key: Key | ''; productId: number },
): { bindings?: Bindings } {
  const { bindings = {}, ...rest } = metadata;
  const others = Object.entries(bindings).filter(([, one]) => one.source !== source);
  const bound = (what: Key) => ({ source, args: { key: what, ...(productId > 0 && { productId }) } });
  const own =
    key === ''
      ? {}
      : { [attributes[block] ?? 'content']: bound(key), ...(key === 'picture' && { alt: bound('name') }) };
  const all = { ...Object.fromEntries(others), ...own };
  return Object.keys(all).length > 0 ? { ...rest, bindings: all } : rest;
}
