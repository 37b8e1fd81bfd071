const price = /(?:€|euro)\s*\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s*(?:€|euro\b)/i;
const unitPrice =
  /(?:€|euro)\s*(?:\d+(?:[.,]\d{1,2})?\s*)?(?:\/\s*|(?:al?|il|per)\s+|all['’])(?:kg|chil|l\b|litro|hg|etto\b|100\s?(?:g|ml)|pz|pezzo|lavaggio)/i;
/** What makes an amount no price of goods: said before it in its sentence, or beside it between two commas. */
const noGoods =
  /consegna|spedizion|ritiro|ordine minimo|spesa minima|buon[oi]\b|contribut|sacchett|premi|punti|capitale/i;

/** The first price of goods in a text. */
export function priceOfGoods(text: string): string | undefined {
  for (const sentence of text.split(/[;!?\n]|[.:](?!\d)/)) {
    let before = '';
    for (const clause of sentence.split(/,(?!\d)/)) {
      const [found] = price.exec(clause) ?? [];
      if (found && !noGoods.test(before + clause)) return found.trim();
      before += clause;
    }
  }
  return undefined;
}

/** Does a text say what a kilogram, a litre or a piece costs? */
export const hasUnitPrice = (text: string): boolean => unitPrice.test(text);

const percent =
  /[-–−]\s?\d{1,2}(?:,\d)?\s?%|\d{1,2}\s?%\s+(?:di sconto|in meno|off\b|rabatt|günstiger|reduziert|less\b)|(?:scont|risparmi|ribass|riduzion|rabatt|discount|save\b|sparen)[^.;!?\n]{0,30}?\d{1,2}(?:,\d)?\s?%/i;

/** The first reduction that a text announces. */
export const reductionIn = (text: string): string | undefined => percent.exec(text)?.[0].trim();
