import type { AddressInput } from '../../../../core/schema/delivery.ts';
import { towns } from '../../../shop/towns.ts';
import { malformed } from '../../http/problem.ts';

/** Postal codes of Liguria by their beginning; a city only where the code has just one. */
const areas: readonly { prefix: string; province: string; city?: string }[] = [
  { prefix: '161', province: 'GE', city: 'Genova' },
  { prefix: '160', province: 'GE' },
  { prefix: '17100', province: 'SV', city: 'Savona' },
  { prefix: '17', province: 'SV' },
  { prefix: '18100', province: 'IM', city: 'Imperia' },
  { prefix: '18038', province: 'IM', city: 'Sanremo' },
  { prefix: '18', province: 'IM' },
  { prefix: '191', province: 'SP', city: 'La Spezia' },
  { prefix: '190', province: 'SP' },
];

const streets =
  /^(via|viale|corso|piazza|piazzale|piazzetta|largo|vico|vicolo|salita|scalinata|passo|lungomare|strada|stradone|borgo|località|frazione|galleria|calata|molo|ponte|traversa)\b/i;
const small = new Set(['di', 'del', 'della', 'dei', 'degli', 'delle', 'da', 'dal', 'e', 'a', 'al', 'in']);
const roman = /^(x{0,3})(ix|iv|v?i{0,3})$/i;

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

function titled(text: string): string {
  return spaced(text)
    .split(' ')
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('it');
      if (index > 0 && small.has(lower)) return lower;
      if (word.length > 1 && roman.test(word)) return word.toUpperCase();
      return lower.replace(
        /(^|['’.-])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase('it'),
      );
    })
    .join(' ');
}

const limits = {
  addressName: 60,
  address1: 120,
  addressNumber: 12,
  address2: 120,
  doorbellName: 60,
  floor: 20,
  city: 60,
  province: 4,
  postalcode: 10,
  referencePhoneNumber: 25,
  note: 300,
} as const;

const same = (a: string, b: string) => spaced(a).toLocaleLowerCase('it') === b.toLocaleLowerCase('it');

/** Whose this postal code is, where the town that was typed is known and has others; '' where nothing contradicts. */
function townsInstead(city: string, postalcode: string): string {
  const typed = towns.find(({ name }) => same(city, name));
  if (!typed || typed.postcodes[postalcode]) return '';
  const owners = towns.filter(({ postcodes }) => postcodes[postalcode]).map(({ name }) => name);
  return new Intl.ListFormat('it', { type: 'conjunction' }).format(owners);
}

/** What a customer typed, in the post's own spelling, and whether the post would know it, or why not; HTTP 400 when something vital is missing. */
export function normalise(input: AddressInput): { address: AddressInput; validated: boolean; why?: string } {
  for (const [field, limit] of Object.entries(limits)) {
    if ((input[field as keyof typeof limits] ?? '').length > limit)
      throw malformed(`Lunghezza massima ${limit} caratteri`, field);
  }
  const postalcode = spaced(input.postalcode);
  if (!spaced(input.address1)) throw malformed('Serve la via.', 'address1');
  if (!spaced(input.city)) throw malformed('Serve la città.', 'city');
  if (!/^\d{5}$/.test(postalcode)) throw malformed('Il CAP deve essere di 5 cifre', 'postalcode');
  const area = areas.find(({ prefix }) => postalcode.startsWith(prefix));
  const street = titled(input.address1);
  const address: AddressInput = {
    ...input,
    address1: streets.test(street) ? street : `Via ${street}`,
    addressNumber: spaced(input.addressNumber).toUpperCase(),
    city: area?.city ?? titled(input.city),
    province: area?.province ?? spaced(input.province).toUpperCase(),
    postalcode,
  };
  const typed = spaced(input.city);
  const instead = area?.city ? (same(typed, area.city) ? '' : area.city) : townsInstead(typed, postalcode);
  const validated =
    area !== undefined &&
    instead === '' &&
    /\d/.test(address.addressNumber) &&
    same(input.address1, address.address1) &&
    same(input.city, address.city) &&
    same(input.province, address.province);
  if (validated) return { address, validated };
  const isElsewhere = area !== undefined && !same(input.province, area.province);
  return {
    address,
    validated,
    ...(!/\d/.test(address.addressNumber)
      ? { why: 'Manca il numero civico' }
      : isElsewhere && !area.city
        ? { why: `Il CAP ${postalcode} non è in provincia di ${spaced(input.province).toUpperCase()}` }
        : instead && { why: `Il CAP ${postalcode} è di ${instead}, non di ${titled(typed)}` }),
  };
}
