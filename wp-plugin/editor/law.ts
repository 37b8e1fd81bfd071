import { __, sprintf } from '@wordpress/i18n';
import { blackOrWhite, contrast } from './contrast.ts';

/** A block of the editor, as far as the law looks at it. */
export interface LawBlock {
  clientId: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  innerBlocks: readonly LawBlock[];
}

/** What is known beside the blocks. */
export interface LawContext {
  /** The theme's colours by their short names. */
  palette: Readonly<Record<string, string>>;
  /** Today, `2026-11-24`. */
  today: string;
}

/** How a finding is mended by a press: these attributes, or this block in the place of the old one. */
export interface Mend {
  label: string;
  attributes?: Readonly<Record<string, unknown>>;
  replace?: { name: string; attributes: Readonly<Record<string, unknown>> };
}

/** Something that the law, or whoever cannot see, would stumble over. */
export interface Finding {
  clientId: string;
  rule:
    'unitPrice' | 'reduction' | 'nutriScore' | 'alternative' | 'contrast' | 'linkText' | 'leafletEnd' | 'odr' | 'green';
  text: string;
  mends: Mend[];
}

type Rule = (block: LawBlock, context: LawContext) => Omit<Finding, 'clientId'> | undefined;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as object | undefined) ?? '');
/** Formatted texts of WordPress' blocks, by the attribute that holds them. */
const written = ['content', 'text', 'values', 'value', 'citation', 'caption', 'title', 'heading', 'label'] as const;
const htmlOf = ({ attributes }: LawBlock): string =>
  written.map((name) => (attributes[name] === undefined ? '' : asText(attributes[name]))).join(' ');
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;|\u00a0|\u202f/g, ' ')
    .replace(/&amp;/g, '&');
const textOf = (block: LawBlock): string => plain(htmlOf(block));

const offers: Mend = {
  label: __('Metti al suo posto lo slider delle offerte', 'spesa'),
  replace: { name: 'spesa/product-slider', attributes: { heading: 'Offerte', promo: true } },
};
const chosen: Mend = {
  label: __('Metti al suo posto i prodotti scelti', 'spesa'),
  replace: { name: 'spesa/product', attributes: {} },
};

const price = /(?:€|euro)\s*\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s*(?:€|euro\b)/i;
const unitPrice =
  /(?:€|euro)\s*(?:\d+(?:[.,]\d{1,2})?\s*)?(?:\/|al|a|il|per)\s*(?:kg|chil|l\b|litro|hg|etto|100\s?(?:g|ml)|pz|pezzo|lavaggio)/i;
/** Amounts that are no price of goods. */
const noGoods =
  /consegna|spedizion|ritiro|ordine minimo|spesa minima|buon[oi]\b|contribut|sacchett|premi|punti|capitale/i;
/** LAW-04: who names a price of goods names what a kilogram or a litre costs. */
const priceWithoutUnit: Rule = (block) => {
  const text = textOf(block);
  const found = price.exec(text)?.[0];
  if (!found || unitPrice.test(text) || noGoods.test(text)) return undefined;
  return {
    rule: 'unitPrice',
    text: sprintf(
      __(
        '«%s»: accanto al prezzo di un prodotto va quello al chilo o al litro. I blocchi dei prodotti lo mostrano da soli.',
        'spesa',
      ),
      found.trim(),
    ),
    mends: [chosen],
  };
};

const percent = /[-–−]\s?\d{1,2}\s?%|\d{1,2}\s?%\s+(?:di sconto|in meno)|scont[oi]\s+(?:del(?:l['’])?\s*)?\d{1,2}\s?%/i;
/** LAW-05: a reduction that is announced shows the lowest price of the thirty days before; typed by hand it cannot. */
const reductionByHand: Rule = (block) => {
  const found = percent.exec(textOf(block))?.[0];
  if (!found) return undefined;
  return {
    rule: 'reduction',
    text: sprintf(
      __(
        '«%s» scritto a mano: uno sconto si annuncia con il prezzo più basso degli ultimi 30 giorni, che solo i blocchi dei prodotti conoscono.',
        'spesa',
      ),
      found.trim(),
    ),
    mends: [offers, chosen],
  };
};

/** LAW-08: the label with letters and colours is not shown in Italy. */
const nutriScore: Rule = (block) =>
  /nutri[\s-]?score/i.test(`${textOf(block)} ${asText(block.attributes['url'])} ${asText(block.attributes['image'])}`)
    ? {
        rule: 'nutriScore',
        text: __('Il Nutri-Score in Italia non si mostra: togli il nome o l’immagine.', 'spesa'),
        mends: [],
      }
    : undefined;

/** Attributes of a picture and of its alternative text, by block. */
const pictures: Readonly<Record<string, readonly [picture: string, alternative: string]>> = {
  'core/image': ['url', 'alt'],
  'core/cover': ['url', 'alt'],
  'core/media-text': ['mediaUrl', 'mediaAlt'],
  'spesa/static-image': ['image', 'alt'],
};
/** LAW-11: who does not see a picture hears its alternative text. */
const alternativeText: Rule = ({ name, attributes }) => {
  const [picture = '', alternative = ''] = pictures[name] ?? [];
  if (!picture || !attributes[picture] || asText(attributes[alternative]).trim()) return undefined;
  if (name === 'core/cover' || (name === 'core/media-text' && attributes['mediaType'] === 'video')) return undefined;
  const caption = plain(asText(attributes['caption'])).trim();
  return {
    rule: 'alternative',
    text: __(
      'Questa immagine non ha un testo alternativo: scrivi che cosa mostra. Se è solo decorazione, lascia com’è.',
      'spesa',
    ),
    mends: caption
      ? [{ label: sprintf(__('Usa la didascalia: «%s»', 'spesa'), caption), attributes: { [alternative]: caption } }]
      : [],
  };
};

interface Colours {
  text?: string | undefined;
  background?: string | undefined;
}
interface Styled {
  color?: { text?: string; background?: string };
}

const preset = (value: string | undefined): string | undefined =>
  /^var:preset\|color\|([\w-]+)$/.exec(value ?? '')?.[1];

/** Colours that a block sets itself, as they are painted. */
function coloursOf({ attributes }: LawBlock, { palette }: LawContext): Colours {
  const { color = {} } = (attributes['style'] ?? {}) as Styled;
  const of = (slug: unknown, own: string | undefined): string | undefined =>
    typeof slug === 'string' ? palette[slug] : (palette[preset(own) ?? ''] ?? own);
  return {
    text: of(attributes['textColor'], color.text),
    background: of(attributes['backgroundColor'], color.background),
  };
}

/** LAW-11: letters stand out from their ground by 4.5:1. `given` is what the blocks around it have set. */
function contrastOf(block: LawBlock, context: LawContext, given: Colours): Omit<Finding, 'clientId'> | undefined {
  const own = coloursOf(block, context);
  const { text = given.text, background = given.background } = own;
  if ((!own.text && !own.background) || !text || !background) return undefined;
  const ratio = contrast(text, background);
  if (ratio === undefined || ratio >= 4.5) return undefined;
  const better = blackOrWhite(background);
  const style = (block.attributes['style'] ?? {}) as Styled;
  return {
    rule: 'contrast',
    text: sprintf(
      __('Il testo si legge male: contrasto %s a 1, ne serve 4,5.', 'spesa'),
      String(Math.floor(ratio * 10) / 10).replace('.', ','),
    ),
    mends: [
      {
        label: better === '#000000' ? __('Scrivi in nero', 'spesa') : __('Scrivi in bianco', 'spesa'),
        attributes: { textColor: undefined, style: { ...style, color: { ...style.color, text: better } } },
      },
    ],
  };
}

const vague =
  /^(?:clicca(?:\s+qui)?|qui|premi qui|leggi(?: tutto| di più)?|scopri(?: di più)?|vai|link|continua)[\s.!…»>→]*$/i;
/** LAW-11: a link says where it leads, also to who hears one link after another. */
const linkText: Rule = (block) => {
  const html = htmlOf(block);
  const links =
    block.name === 'core/button'
      ? [plain(html)]
      : [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gis)].map(([, text = '']) => plain(text));
  const found = links.map((text) => text.trim()).find((text) => vague.test(text) || /clicca qui/i.test(text));
  if (!found) return undefined;
  return {
    rule: 'linkText',
    text: sprintf(
      __(
        '«%s» non dice dove porta: scrivi nel link il nome della pagina, per esempio «Le offerte della settimana».',
        'spesa',
      ),
      found,
    ),
    mends: [],
  };
};

const twoWeeks = 14;
const later = (today: string, days: number): string => {
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
/** LAW-05: offers of a leaflet end with it; a page that stays announces what no longer holds. */
const leafletEnd: Rule = ({ name, attributes }, { today }) => {
  const shows =
    (name === 'spesa/leaflet' && Number(attributes['leafletId'] ?? 0) > 0) ||
    (name === 'core/file' && /volantin/i.test(`${asText(attributes['fileName'])} ${asText(attributes['href'])}`));
  if (!shows || attributes['spesaUntil']) return undefined;
  const end = later(today, twoWeeks);
  return {
    rule: 'leafletEnd',
    text: __('Questo volantino non ha una fine: scrivi fino a quando si vede, in «Per chi e quando».', 'spesa'),
    mends: [
      {
        label: sprintf(__('Togli dopo il %s', 'spesa'), end.split('-').reverse().join('/')),
        attributes: { spesaUntil: `${end}T23:59` },
      },
    ],
  };
};

const odrLink = /<a\b[^>]*href="[^"]*ec\.europa\.eu\/(?:consumers\/odr|odr)[^"]*"[^>]*>(.*?)<\/a>/gis;
/** LAW-22: the platform closed on 20 July 2025. */
const odr: Rule = ({ attributes }) => {
  for (const name of [...written, 'url', 'link'] as const) {
    const value = attributes[name] === undefined ? '' : asText(attributes[name]);
    if (!/ec\.europa\.eu\/(?:consumers\/)?odr/i.test(value)) continue;
    const without = value.replace(odrLink, '$1');
    return {
      rule: 'odr',
      text: __('La piattaforma europea ODR ha chiuso il 20 luglio 2025: il link non deve più esserci.', 'spesa'),
      mends:
        without !== value || name === 'url' || name === 'link'
          ? [
              {
                label: __('Togli il link', 'spesa'),
                attributes: { [name]: name === 'url' || name === 'link' ? '' : without },
              },
            ]
          : [],
    };
  }
  return undefined;
};

const green =
  /\b(?:eco[\s-]?friendly|ecologic[oahie]+|ecosostenibil[ei]|sostenibil[ei]|amic[oaihe]+ (?:dell['’]ambiente|del pianeta|della natura)|rispett[oa]s?[oaie]? (?:dell['’])?ambiente|(?:a )?impatto zero|(?:a )?zero emissioni|carbon neutral|climaticamente neutr[oaie]|neutr[oaie] per il clima|plastic[\s-]free|biodegradabil[ei]|green)\b/i;
/** LAW-23: from 27 September 2026 a generic environmental claim needs proof beside it. */
const greenClaim: Rule = (block) => {
  const found = green.exec(textOf(block))?.[0];
  if (!found) return undefined;
  return {
    rule: 'green',
    text: sprintf(
      __('«%s» da solo non si può dire: scrivi che cosa, quanto e chi lo certifica, o toglilo.', 'spesa'),
      found,
    ),
    mends: [],
  };
};

const rules: readonly Rule[] = [
  priceWithoutUnit,
  reductionByHand,
  nutriScore,
  alternativeText,
  linkText,
  leafletEnd,
  odr,
  greenClaim,
];

/** Everything to be looked at before a page is published, in the order of its blocks. */
export function findings(blocks: readonly LawBlock[], context: LawContext, given: Colours = {}): Finding[] {
  return blocks.flatMap((block) => {
    const own = coloursOf(block, context);
    const around = { text: own.text ?? given.text, background: own.background ?? given.background };
    const found = [...rules.map((rule) => rule(block, context)), contrastOf(block, context, given)];
    return [
      ...found.flatMap((one) => (one ? [{ ...one, clientId: block.clientId }] : [])),
      ...findings(block.innerBlocks, context, around),
    ];
  });
}
