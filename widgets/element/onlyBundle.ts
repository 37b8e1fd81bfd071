const mark = Symbol.for('spesa.bundle');

/**
 * Is this the first bundle on the page? Whatever its version, only the first defines elements; a second one says so, once, and does
 * nothing (WP-09). Only the loader imports this.
 */
export function isOnlyBundle(page: typeof globalThis & { [mark]?: number }): boolean {
  const others = page[mark] ?? 0;
  page[mark] = others + 1;
  if (others === 1) console.warn('[spesa] the bundle is on this page twice: the first one works on, remove the other');
  return others === 0;
}
