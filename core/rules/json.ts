/** What a value holds, not what a `toJSON` of its prototype makes of it: some libraries of a host page give arrays and texts one (WP-10). */
function asItIs(this: Record<string, unknown>, key: string): unknown {
  return this[key];
}

/** A value of our own as JSON: records, lists, texts, numbers, flags and nulls. */
export const toJson = (value: unknown): string => JSON.stringify(value, asItIs);
