import { addressParts } from './addressText.ts';
import type { HomeField } from './homeFields.ts';

type Parts = Partial<Record<HomeField, string>>;

const longest = 8_000;
const longestPart = 120;

const names: readonly HomeField[] = ['address1', 'addressNumber', 'postalcode', 'city', 'province'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordIn(text: string | null): Record<string, unknown> {
  if (!text || text.length > longest) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longestPart) : '';

/** What a part of an address is called in a place of Google's, longer or shorter. */
const kinds: Record<HomeField, readonly [kinds: readonly string[], form: 'long' | 'short']> = {
  address1: [['route'], 'long'],
  addressNumber: [['street_number'], 'long'],
  postalcode: [['postal_code'], 'long'],
  city: [['administrative_area_level_3', 'locality'], 'long'],
  province: [['administrative_area_level_2'], 'short'],
};

/** The parts of a place as Google gives it, in its older spelling (`address_components`, `long_name`) or the newer one. */
export function placeParts(place: Readonly<Record<string, unknown>>): Parts {
  const listed = place['address_components'] ?? place['addressComponents'];
  const components = Array.isArray(listed) ? listed.slice(0, 30).filter(isRecord) : [];
  const given = names.flatMap((name) => {
    const [wanted, form] = kinds[name];
    for (const kind of wanted) {
      const found = components.find(({ types }) => Array.isArray(types) && types.includes(kind));
      const text = words(found?.[`${form}_name`] ?? found?.[`${form}Text`]);
      if (text) return [[name, text] as const];
    }
    return [];
  });
  return Object.fromEntries(given);
}

function dataParts(data: Record<string, unknown>): Parts {
  const given = names.map((name) => [name, words(Object.hasOwn(data, name) ? data[name] : undefined)] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

/**
 * The address that somebody brings along from where services are discovered (account §2 ServiceAutodiscovery): `addressString` in one
 * line, `placeResult` a place of Google's and `addressData` an address, both as JSON text; the later knows better. Nothing of what cannot be read.
 */
export const discoveredAddress = (query: URLSearchParams): Parts => ({
  ...addressParts(query.get('addressString') ?? ''),
  ...placeParts(recordIn(query.get('placeResult'))),
  ...dataParts(recordIn(query.get('addressData'))),
});
