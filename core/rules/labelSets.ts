/** The sets of texts that are read by name (account, language labels), each with the areas whose texts it holds. */
export const labelSets = {
  order: ['orders', 'substitutions', 'supplements', 'withdrawal', 'recurring', 'subscriptions', 'parking', 'missions'],
  profile: ['profile', 'session', 'social', 'loyalty', 'list', 'usual', 'office', 'audit', 'consent', 'diet', 'push'],
  checkout: ['checkout', 'delivery'],
  payment: ['checkout'],
  registration: ['registration', 'forms'],
  cart: ['cart'],
  error: ['errors', 'common', 'restart', 'calendar'],
} as const satisfies Record<string, readonly string[]>;
export type LabelSet = keyof typeof labelSets;

/** Does a text with this key stand in that set? */
export const isOfSet = (key: string, set: LabelSet): boolean =>
  (labelSets[set] as readonly string[]).includes(key.split('.')[0]!);

/** A number that differs where texts differ (FNV-1a, 32 bits), whatever their order. */
export function digestOf(texts: Readonly<Record<string, string>>): number {
  const whole = Object.keys(texts)
    .sort()
    .map((key) => `${key}\u0000${texts[key]}\u0001`)
    .join('');
  let digest = 0x811c9dc5;
  for (let at = 0; at < whole.length; at++) digest = Math.imul(digest ^ whole.charCodeAt(at), 0x01000193);
  return digest >>> 0;
}
