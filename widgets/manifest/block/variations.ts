/** A block that is offered under a name of its own, with attributes set beforehand. */
export interface Variation {
  name: string;
  title: string;
  description: string;
  icon: string;
  attributes: Readonly<Record<string, unknown>>;
  scope: readonly ('inserter' | 'transform')[];
  /** By these attributes WordPress knows it again. */
  isActive?: readonly string[];
  keywords: readonly string[];
}

/** Asked for as soon as it is inserted: which category it is, no other site knows. */
const asksCategory = { metadata: { spesaAsks: 'categoryId' } };
const scope = ['inserter', 'transform'] as const;

const ofProducts: readonly Variation[] = [
  {
    name: 'offers',
    title: 'Offerte',
    description: 'I prodotti in promozione, da scorrere.',
    icon: 'tag',
    attributes: { heading: 'Offerte', promo: true },
    scope,
    isActive: ['promo'],
    keywords: ['promozioni', 'sconti', 'offers', 'sale'],
  },
  {
    name: 'news',
    title: 'Novità',
    description: 'I prodotti appena arrivati, da scorrere.',
    icon: 'star-filled',
    attributes: { heading: 'Novità', news: true },
    scope,
    isActive: ['news'],
    keywords: ['nuovi', 'arrivi', 'new', 'arrivals'],
  },
  {
    name: 'cheapest',
    title: 'I più economici',
    description: 'I prodotti dal prezzo più basso, da scorrere.',
    icon: 'money-alt',
    attributes: { heading: 'I più economici', order: 'price asc' },
    scope,
    isActive: ['order'],
    keywords: ['prezzo', 'convenienza', 'cheapest', 'price'],
  },
  {
    name: 'fresh',
    title: 'Freschi di oggi',
    description: 'I prodotti di un reparto del fresco, che scegli appena lo inserisci.',
    icon: 'carrot',
    attributes: { heading: 'Freschi di oggi', ...asksCategory },
    scope,
    keywords: ['reparto', 'banco', 'fresh', 'today'],
  },
];

const variations: Readonly<Record<string, readonly Variation[]>> = {
  'spesa-product-slider': ofProducts,
  'spesa-banner-slider': [
    {
      name: 'hero',
      title: 'Copertina',
      description: 'I banner della pagina iniziale a tutta larghezza, che scorrono da soli.',
      icon: 'cover-image',
      attributes: { slug: 'home', align: 'full' },
      scope,
      keywords: ['hero', 'copertina', 'cover'],
    },
  ],
  'spesa-banner-list': [
    {
      name: 'strip',
      title: 'Striscia di banner',
      description: 'I banner della pagina iniziale uno accanto all’altro.',
      icon: 'columns',
      attributes: { slug: 'home', align: 'wide' },
      scope,
      keywords: ['striscia', 'strip', 'row'],
    },
  ],
};

/** The variations of a block; none for most. */
export const variationsOf = (tag: string): readonly Variation[] => variations[tag] ?? [];
