const most = 8;
/** Lists whose parts belong together: a block is looked for by its name in the page that holds it. */
const whole = new Set(['categoryBlocks', 'rows']);
/** Pictures belong to the shop that sold them; where they are missing, cards show their own sign. */
const left = new Set(['mediaURL', 'mediaURLMedium', 'media', 'longDescription']);

/** A sample of an answer: lists end early, and what points to another server is left out. */
export function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !left.has(name))
      .map(([name, item]) => [name, whole.has(name) && Array.isArray(item) ? item.map(trimmed) : trimmed(item)]),
  );
}
