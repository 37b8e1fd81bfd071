import type { AnyWidget } from '../../element/defineWidget.ts';

/** What is a picture from edge to edge: a colour of text or ground, or a size of letters, would show nowhere. */
const pictures: readonly string[] = [
  'spesa-banner-slider',
  'spesa-category-blocks',
  'spesa-slides',
  'spesa-static-image',
  'spesa-store-map',
  'spesa-tutorial',
];

/** Room around and inside, by the theme's own scale. */
const spacing = { margin: ['top', 'bottom'], padding: true };
/** Text and ground are inherited by what stands inside, as are the letters. */
const words = {
  color: { text: true, background: true, gradients: true },
  typography: { fontSize: true, lineHeight: true },
};

/** What WordPress lets an editor set of a block beside its attributes; a page's block stands once on its page. */
export const supportsOf = ({ tag, kind }: Pick<AnyWidget, 'tag' | 'kind'>): Record<string, unknown> => ({
  anchor: true,
  align: ['wide', 'full'],
  html: false,
  interactivity: false,
  spacing,
  ...(kind === 'page' ? { multiple: false } : !pictures.includes(tag) && words),
});
