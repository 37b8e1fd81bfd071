import type { HomeField } from './homeFields.ts';
import { plainName } from './towns.ts';

interface Town {
  cityId: number;
  name: string;
  province?: string | undefined;
  postcodes: readonly string[];
}

/** A line in which somebody writes where they live, as far as it can be read. */
export interface ReadLine {
  /** Named in full, or by its postal code. */
  town: Town | undefined;
  /** Which it may become, where none is named yet. */
  begun: readonly Town[];
  street: string;
  number: string;
  postcode: string;
}

/** An address that a line may mean. */
export interface PlaceProposal {
  text: string;
  note: string;
  parts: Partial<Record<HomeField, string>>;
}

const MOST = 5;
const FEWEST_LETTERS = 2;
const streetKind = /^(via|viale|vico|vicolo|corso|piazza|piazzale|largo|lungomare|strada|salita)$/;
const houseNumber = /^\d{1,4}[a-z]?(\/\w{1,4})?$/i;

const wordsOf = (line: string): string[] => line.split(/[\s,]+/).filter(Boolean);

interface Stretch {
  at: number;
  length: number;
}

/** Where among these words a town stands, the last time it does; a street that is called like it is not it. */
function stretchOf(words: readonly string[], { name }: Town): Stretch | undefined {
  const wanted = plainName(name);
  const most = wanted.split(' ').length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (at > 0 && streetKind.test(plainName(words[at - 1]!))) continue;
    for (let length = 1; length <= most; length += 1)
      if (plainName(words.slice(at, at + length).join(' ')) === wanted) return { at, length };
  }
  return undefined;
}

const begins = (name: string, words: string): boolean => plainName(name).startsWith(plainName(words));

/** The last words with which a town's name may begin, and the towns; what stands before them is a street. */
function begunIn(words: readonly string[], towns: readonly Town[]): { at: number; begun: Town[] } {
  for (let at = 0; at < words.length; at += 1) {
    const tail = words.slice(at).join(' ');
    if (tail.length < FEWEST_LETTERS || (at > 0 && streetKind.test(plainName(words[at - 1]!)))) continue;
    const begun = towns.filter(({ name }) => begins(name, tail));
    if (begun.length > 0) return { at, begun };
  }
  return { at: words.length, begun: [] };
}

/** Reads "via roma 7 genova" in any order that people write it in: the town, the postal code and the number are taken out, the rest is the street. */
export function readLine(line: string, towns: readonly Town[]): ReadLine {
  const words = wordsOf(line);
  const postcode = words.find((word) => /^\d{5}$/.test(word)) ?? '';
  const others = words.filter((word) => word !== postcode);
  const named = towns
    .flatMap((town) => {
      const stretch = stretchOf(others, town);
      return stretch ? [{ town, ...stretch }] : [];
    })
    .sort((a, b) => b.at + b.length - (a.at + a.length) || b.length - a.length)[0];
  const ofCode = towns.filter(({ postcodes }) => postcodes.includes(postcode));
  const town = named?.town ?? (ofCode.length === 1 ? ofCode[0] : undefined);
  const { at, begun } = town ? { at: others.length, begun: [] } : begunIn(others, ofCode.length > 0 ? ofCode : towns);
  const rest = named ? others.toSpliced(named.at, named.length) : others.slice(0, at);
  const number = rest.findLast((word) => houseNumber.test(word)) ?? '';
  return {
    town,
    begun: begun.length > 0 || named ? begun : ofCode.filter((each) => each !== town),
    street: rest.filter((word) => word !== number).join(' '),
    number,
    postcode,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function proposal(town: Town, street: string, { number, postcode }: ReadLine): PlaceProposal {
  const code = town.postcodes.includes(postcode) ? postcode : town.postcodes.length === 1 ? town.postcodes[0]! : '';
  const place = [code, town.name, town.province && `(${town.province})`].filter(Boolean).join(' ');
  const given: Partial<Record<HomeField, string>> = {
    address1: capital(street),
    addressNumber: street && number,
    postalcode: code,
    city: town.name,
    province: town.province ?? '',
  };
  const parts = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  const line = [capital(street), street && number].filter(Boolean).join(' ');
  return { text: line || place, note: line && place, parts };
}

/** Does every typed word begin one of the street's? */
const isStreet = (name: string, typed: string): boolean => {
  const names = plainName(name).split(' ');
  return plainName(typed)
    .split(' ')
    .every((word) => names.some((each) => each.startsWith(word)));
};

/** What a line may mean, at most five: the streets of its town, what is typed where none is called so, or the towns that it may become. */
export function proposalsOf(read: ReadLine, streets: readonly string[]): PlaceProposal[] {
  const { town, begun, street } = read;
  if (!town) return begun.slice(0, MOST).map((each) => proposal(each, street, read));
  if (street === '') return [proposal(town, '', read)];
  const known = streets.filter((name) => isStreet(name, street)).slice(0, MOST);
  return (known.length > 0 ? known : [street]).map((name) => proposal(town, name, read));
}
