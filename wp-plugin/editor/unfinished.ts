import { __, sprintf } from '@wordpress/i18n';
import { boundTo, productOf, type Bindings } from './boundTo.ts';
import type { Mend } from './law.ts';
import { allOf } from './lawPage.ts';
import { asText, textOf, type LawBlock } from './lawText.ts';

/** Something that a page would be published without. */
export interface Unfinished {
  clientId: string;
  rule: 'choice' | 'product' | 'placeholder' | 'blank';
  text: string;
  mends: Mend[];
}

/** The name of a block of ours whose necessary choice has not been made. */
export type Waits = (name: string, attributes: LawBlock['attributes']) => string | undefined;

type Rule = (block: LawBlock, waits: Waits) => Pick<Unfinished, 'rule' | 'text'> | undefined;

const choice: Rule = ({ name, attributes }, waits) => {
  const title = waits(name, attributes);
  if (!title) return undefined;
  return {
    rule: 'choice',
    text: sprintf(__('«%s» non mostra niente: manca la scelta di che cosa mostrare.', 'spesa'), title),
  };
};

const bindingsOf = ({ attributes }: LawBlock): Bindings | undefined =>
  (attributes['metadata'] as { bindings?: Bindings } | undefined)?.bindings;

const boundWithoutProduct: Rule = (block) => {
  const bindings = bindingsOf(block);
  if (!boundTo(bindings) || productOf(bindings)) return undefined;
  return {
    rule: 'product',
    text: __('Questo blocco non mostra niente: manca il suo prodotto, in «Prodotto del negozio».', 'spesa'),
  };
};

const withPlaceholder: readonly string[] = ['core/paragraph', 'core/heading'];
const emptyPlaceholder: Rule = (block) => {
  const asked = asText(block.attributes['placeholder']);
  if (!asked || !withPlaceholder.includes(block.name) || boundTo(bindingsOf(block)) || textOf(block).trim())
    return undefined;
  return {
    rule: 'placeholder',
    text: sprintf(__('«%s»: questo testo manca ancora. Scrivilo, o togli il blocco.', 'spesa'), asked),
  };
};

/** A blank of a template, in square brackets; a shortcode with attributes is none. */
const blank = /\[(\p{L}[^[\]=/_]*)\]/gu;
const blanks: Rule = (block) => {
  const found = block.name === 'core/shortcode' ? [] : [...textOf(block).matchAll(blank)];
  if (found.length === 0) return undefined;
  return {
    rule: 'blank',
    text: sprintf(__('Da compilare: %s.', 'spesa'), found.map(([words]) => words).join(', ')),
  };
};

const rules: readonly Rule[] = [choice, boundWithoutProduct, emptyPlaceholder, blanks];
/** The block of the shop's product page, whose address names the product of bound blocks. */
const productPage = 'spesa/product-page';

/** Everything in these blocks that is still to be chosen or written, in their order. */
export function unfinished(blocks: readonly LawBlock[], waits: Waits): Unfinished[] {
  const all = allOf(blocks);
  const asked = all.some(({ name }) => name === productPage)
    ? rules.filter((rule) => rule !== boundWithoutProduct)
    : rules;
  return all.flatMap((block) =>
    asked.flatMap((rule) => {
      const one = rule(block, waits);
      return one ? [{ ...one, clientId: block.clientId, mends: [] }] : [];
    }),
  );
}
