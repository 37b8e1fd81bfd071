/** What is asked where it is needed, each by itself. */
export const gates = ['maps', 'captcha', 'video', 'social', 'push'] as const;

/** What a customer may allow beyond what the shop itself needs, each a gate of its own (LAW-12); the first two are asked for all pages at once. */
export type Purpose = 'analytics' | 'profilation' | (typeof gates)[number];
