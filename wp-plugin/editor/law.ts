import { __, sprintf } from '@wordpress/i18n';
import { blackOrWhite, contrast } from './contrast.ts';
import { asText, htmlOf, innerOf, ownHtmlOf, plain, textOf, withoutWords, written, type LawBlock } from './lawText.ts';
import { hasUnitPrice, priceOfGoods, reductionIn } from './lawPrices.ts';
import { greenClaimIn, isVague, leafletWords } from './lawWords.ts';
import type { Painted } from './painted.ts';

/** What is known beside the blocks. */
export interface LawContext {
  /** The colours of a block as the page shows them; none where it is not to be seen, or has a picture behind it. */
  painted(clientId: string, name: string): Painted | undefined;
  /** Today, `2026-11-24`. */
  today: string;
}

/** How a finding is mended by a press: these attributes, and a block below the one that is mended. */
export interface Mend {
  label: string;
  /** What a press has changed, in a sentence. */
  done: string;
  attributes: Readonly<Record<string, unknown>>;
  below?: { name: string; attributes: Readonly<Record<string, unknown>> };
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

/** These words go, all others stay. */
const takenOut = (block: LawBlock, words: string): Mend => ({
  label: sprintf(__('Togli «%s»', 'spesa'), words),
  done: sprintf(__('Tolto «%s».', 'spesa'), words),
  attributes: withoutWords(block, words),
});

/** A title and an excerpt have no block below them. */
const standsAlone = ({ name }: LawBlock): boolean => name === 'title' || name === 'excerpt';

/** These words go, all others stay; what knows the price comes below them. */
function withBlockBelow(block: LawBlock, words: string): Mend[] {
  if (standsAlone(block)) return [takenOut(block, words)];
  return [
    {
      label: sprintf(__('Togli «%s» e metti sotto i prodotti', 'spesa'), words),
      done: sprintf(__('Tolto «%s»: scegli i prodotti nel blocco qui sotto.', 'spesa'), words),
      attributes: withoutWords(block, words),
      below: { name: 'spesa/product', attributes: {} },
    },
  ];
}

/** LAW-04: who names a price of goods names what a kilogram or a litre costs. */
const priceWithoutUnit: Rule = (block) => {
  const text = textOf(block);
  const found = priceOfGoods(text);
  if (!found || hasUnitPrice(text)) return undefined;
  return {
    rule: 'unitPrice',
    text: sprintf(
      __(
        '«%s»: accanto al prezzo di un prodotto va quello al chilo o al litro. I blocchi dei prodotti lo mostrano da soli.',
        'spesa',
      ),
      found,
    ),
    mends: withBlockBelow(block, found),
  };
};

/** LAW-05: a reduction that is announced shows the lowest price of the thirty days before; typed by hand it cannot. */
const reductionByHand: Rule = (block) => {
  const found = reductionIn(textOf(block));
  if (!found) return undefined;
  const offers: Mend = {
    label: sprintf(__('Togli «%s» e metti sotto lo slider delle offerte', 'spesa'), found),
    done: sprintf(__('Tolto «%s»: qui sotto c’è lo slider delle offerte.', 'spesa'), found),
    attributes: withoutWords(block, found),
    below: { name: 'spesa/product-slider', attributes: { heading: __('Offerte', 'spesa'), promo: true } },
  };
  return {
    rule: 'reduction',
    text: sprintf(
      __(
        '«%s» scritto a mano: uno sconto si annuncia con il prezzo più basso degli ultimi 30 giorni, che solo i blocchi dei prodotti conoscono.',
        'spesa',
      ),
      found,
    ),
    mends: standsAlone(block) ? [takenOut(block, found)] : [offers, ...withBlockBelow(block, found)],
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
const alternativeText: Rule = (block) => {
  const { name, attributes } = block;
  if (/<img(?![^>]*\salt\b)[^>]*>/i.test(ownHtmlOf(block)))
    return {
      rule: 'alternative',
      text: __(
        'Un’immagine di questo HTML non ha un testo alternativo: scrivi alt="che cosa mostra", o alt="" se è solo decorazione.',
        'spesa',
      ),
      mends: [],
    };
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
      ? [
          {
            label: sprintf(__('Usa la didascalia: «%s»', 'spesa'), caption),
            done: sprintf(__('Il testo alternativo è: «%s».', 'spesa'), caption),
            attributes: { [alternative]: caption },
          },
        ]
      : [],
  };
};

interface Styled {
  color?: { text?: string; background?: string };
}

/** LAW-11: letters stand out from their ground by 4.5:1, whichever of the two a block sets itself. */
const contrastOfLetters: Rule = ({ clientId, name, attributes }, { painted }) => {
  const style = (attributes['style'] ?? {}) as Styled;
  const { color = {} } = style;
  if (!attributes['textColor'] && !attributes['backgroundColor'] && !color.text && !color.background) return undefined;
  const { text, ground } = painted(clientId, name) ?? {};
  const ratio = text && ground && contrast(text, ground);
  if (!ratio || ratio >= 4.5) return undefined;
  const better = blackOrWhite(ground);
  const isBlack = better === '#000000';
  return {
    rule: 'contrast',
    text: sprintf(
      __('Il testo si legge male: contrasto %s a 1, ne serve 4,5.', 'spesa'),
      String(Math.floor(ratio * 10) / 10).replace('.', ','),
    ),
    mends: [
      {
        label: isBlack ? __('Scrivi in nero', 'spesa') : __('Scrivi in bianco', 'spesa'),
        done: isBlack ? __('Il testo è nero.', 'spesa') : __('Il testo è bianco.', 'spesa'),
        attributes: { textColor: undefined, style: { ...style, color: { ...color, text: better } } },
      },
    ],
  };
};

/** LAW-11: a link says where it leads, also to who hears one link after another. */
const linkText: Rule = (block) => {
  const html = htmlOf(block);
  const links =
    block.name === 'core/button'
      ? [plain(html)]
      : [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gis)].map(([, text = '']) => plain(text));
  const found = links.map((text) => text.trim()).find(isVague);
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
/** Attributes of a link and of its words, of blocks that lead to a file. */
const links: Readonly<Record<string, readonly [link: string, words: string]>> = {
  'core/file': ['href', 'fileName'],
  'core/button': ['url', 'text'],
  'core/image': ['href', 'alt'],
  'spesa/static-image': ['link', 'alt'],
};
/** LAW-05: offers of a leaflet end with it; a page that stays announces what no longer holds. */
const leafletEnd: Rule = ({ name, attributes }, { today }) => {
  const [link = '', said = ''] = (links[name] ?? []).map((attribute) => asText(attributes[attribute]));
  const shows =
    (name === 'spesa/leaflet' && Number(attributes['leafletId'] ?? 0) > 0) ||
    (/\.pdf(?:[?#]|$)/i.test(link) && leafletWords.test(`${link} ${plain(said)}`));
  if (!shows || attributes['spesaUntil']) return undefined;
  const end = later(today, twoWeeks);
  const shown = end.split('-').reverse().join('/');
  return {
    rule: 'leafletEnd',
    text: __('Questo volantino non ha una fine: scrivi fino a quando si vede, in «Per chi e quando».', 'spesa'),
    mends: [
      {
        label: sprintf(__('Togli dopo il %s', 'spesa'), shown),
        done: sprintf(__('Il blocco si vede fino al %s.', 'spesa'), shown),
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
                done: __('Tolto il link: le parole restano.', 'spesa'),
                attributes: { [name]: name === 'url' || name === 'link' ? '' : without },
              },
            ]
          : [],
    };
  }
  return undefined;
};

/** LAW-23: from 27 September 2026 a generic environmental claim needs proof beside it. */
const greenClaim: Rule = (block) => {
  const found = greenClaimIn(textOf(block));
  if (!found) return undefined;
  return {
    rule: 'green',
    text: sprintf(
      __('«%s» da solo non si può dire: scrivi che cosa, quanto e chi lo certifica, o toglilo.', 'spesa'),
      found,
    ),
    mends: [takenOut(block, found)],
  };
};

const rules: readonly Rule[] = [
  priceWithoutUnit,
  reductionByHand,
  nutriScore,
  alternativeText,
  contrastOfLetters,
  linkText,
  leafletEnd,
  odr,
  greenClaim,
];

/** Everything to be looked at before a page is published, in the order of its blocks. */
export function findings(blocks: readonly LawBlock[], context: LawContext): Finding[] {
  return blocks.flatMap((block) => [
    ...rules.flatMap((rule) => {
      const one = rule(block, context);
      return one ? [{ ...one, clientId: block.clientId }] : [];
    }),
    ...findings(innerOf(block), context),
  ]);
}
