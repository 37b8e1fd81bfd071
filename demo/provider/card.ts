import { cardBrand } from '../../core/rules/cardNumber.ts';

/** A card as typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

/** Is the last digit the check digit that Luhn's formula gives? */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month and year, two digits each; a keypad of digits has no sign to part them. */
function parseExpiry(typed: string): [month: string, year: string] | undefined {
  const digits = typed
    .trim()
    .replace(/^(\d)(?=\D)/, '0$1')
    .replace(/[\s/.-]/g, '');
  const [, month, year] = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/.exec(digits) ?? [];
  return month && year ? [month, year] : undefined;
}

/** A right expiry as MM/YYYY. */
export function expiryOf(typed: string): string {
  const [month = '', year = ''] = parseExpiry(typed) ?? [];
  return `${month}/20${year}`;
}

/** What is wrong with a typed card, field by field; nothing if it can be tried. */
export function cardErrors({ number, expiry, cvc, holder }: TypedCard, today: Date): CardErrors {
  const errors: CardErrors = {};
  const digits = number.replace(/[\s-]/g, '');
  if (!digits) errors.number = 'Scrivi il numero della carta.';
  else if (!/^\d{13,19}$/.test(digits) || !hasRightCheckDigit(digits))
    errors.number = 'Controlla il numero della carta: una cifra manca o è sbagliata.';
  const [month, year] = parseExpiry(expiry) ?? [];
  const ends = month && year ? Date.UTC(2000 + Number(year), Number(month), 1) : 0;
  if (!ends) errors.expiry = 'Scrivi la scadenza come MM/AA.';
  else if (ends <= today.getTime()) errors.expiry = 'Questa carta è scaduta.';
  if (!/^\d{3,4}$/.test(cvc.trim())) errors.cvc = 'Il codice di sicurezza ha 3 o 4 cifre.';
  if (holder.trim().length < 3) errors.holder = 'Scrivi il nome come appare sulla carta.';
  return errors;
}

/** The sources of `cardErrors`, for the page on which the card is typed. */
export const cardRules = [hasRightCheckDigit, parseExpiry, cardErrors].map(String).join('\n');

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
};

export const brandOf = (number: string): string => brandNames[cardBrand(number)] ?? 'Carta';
