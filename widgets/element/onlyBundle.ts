const mark = Symbol.for('spesa.bundle');

/**
 * Is this the first bundle on the page? Whatever its version, only the first defines elements; a second one says so, once, and does
 * nothing (WP-09). Only the loader imports this.
 */
export function isOnlyBundle(page: typeof globalThis & { [mark]?: number }): boolean {
  const others = page[mark] ?? 0;
  page[mark] = others + 1;
  if (others === 1) console.warn('[spesa] loaded twice: remove one');
  return others === 0;
}
