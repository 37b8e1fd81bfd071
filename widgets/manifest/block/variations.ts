/** A block that is offered under a name of its own, with attributes set beforehand. */
export interface Variation {
  name: string;
  title: string;
  description: string;
  /** Where several variations change into one another, one icon stands twice: only then does WordPress list them by name instead of by icons alone. */
  icon: string;
  attributes: Readonly<Record<string, unknown>>;
  scope: readonly ('inserter' | 'transform')[];
  /** By these attributes WordPress knows it again. */
  isActive?: readonly string[];
  keywords: readonly string[];
}

/** What is set beforehand when the block itself is chosen; one that stands already stays as it is. */
interface Default extends Pick<Variation, 'name' | 'attributes' | 'scope'> {
  isDefault: true;
}

/** Asked for as soon as it is inserted: which category it is, no other site knows. By its kind it is known again; a pattern may ask for a category too. */
const freshCategory = { metadata: { spesaAsks: 'categoryId', spesaKind: 'fresh' } };
/** What one variation sets the others take back, or two would hold at once after a change between them. */
const allProducts = { promo: false, news: false, order: '' };
const wide = { align: 'wide' } as const;
const scope = ['inserter', 'transform'] as const;

const ofProducts: readonly Variation[] = [
  {
    name: 'offers',
    title: 'Offerte',
    description: 'I prodotti in promozione, da scorrere.',
    icon: 'tag',
    attributes: { ...allProducts, heading: 'Offerte', promo: true, ...wide },
    scope,
    isActive: ['promo'],
    keywords: ['promozioni', 'sconti', 'offers', 'sale'],
  },
  {
    name: 'news',
    title: 'Novità',
    description: 'I prodotti appena arrivati, da scorrere.',
    icon: 'star-filled',
    attributes: { ...allProducts, heading: 'Novità', news: true, ...wide },
    scope,
    isActive: ['news'],
    keywords: ['nuovi', 'arrivi', 'new', 'arrivals'],
  },
  {
    name: 'cheapest',
    title: 'I più economici',
    description: 'I prodotti dal prezzo più basso, da scorrere.',
    icon: 'tag',
    attributes: { ...allProducts, heading: 'I più economici', order: 'price asc', ...wide },
    scope,
    isActive: ['order'],
    keywords: ['prezzo', 'convenienza', 'cheapest', 'price'],
  },
  {
    name: 'fresh',
    title: 'Freschi di oggi',
    description: 'I prodotti di un reparto del fresco, che scegli appena lo inserisci.',
    icon: 'carrot',
    attributes: { ...allProducts, heading: 'Freschi di oggi', ...wide, ...freshCategory },
    scope,
    isActive: ['metadata.spesaKind'],
    keywords: ['reparto', 'banco', 'fresh', 'today'],
  },
];

const variations: Readonly<Record<string, readonly Variation[]>> = {
  'spesa-product-slider': ofProducts,
  'spesa-banner-slider': [
    {
      name: 'hero',
      title: 'Copertina',
      description: 'Lo slider di banner della pagina iniziale, a tutta larghezza.',
      icon: 'cover-image',
      attributes: { slug: 'home', align: 'full' },
      scope,
      isActive: ['align'],
      keywords: ['hero', 'copertina', 'cover'],
    },
  ],
};

/** Rows of cards and pictures: in the narrow column of a text they would show two or three. */
const rows: readonly string[] = [
  'spesa-product-slider',
  'spesa-product-tabs',
  'spesa-crm-product-slider',
  'spesa-banner-slider',
  'spesa-banner-list',
  'spesa-category-blocks',
  'spesa-leaflet-slider',
  'spesa-leaflets',
  'spesa-article-slider',
  'spesa-service-discovery',
];

/** WordPress takes the block's own name, words and icon. */
const wideRow: Default = { name: 'wide', attributes: wide, scope: ['inserter'], isDefault: true };

/** The variations of a block; none for most. */
export const variationsOf = (tag: string): readonly (Variation | Default)[] => [
  ...(rows.includes(tag) ? [wideRow] : []),
  ...(variations[tag] ?? []),
];
