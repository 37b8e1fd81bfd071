import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { plural, type Text } from '../../../core/labels/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

/** So many are drawn at once. */
const PART = 50;

interface Props<Place> {
  places: readonly Place[];
  /** Among more than so many one may search (account §2: a search text). */
  few?: number | undefined;
  /** Names of the list and of its search, and how many were found, spoken while one searches. */
  texts: { list: Text; search: Text; found?: readonly [one: Text<'n'>, many: Text<'n'>] };
  matches(place: Place, words: string): boolean;
  /** What is said where none fits, and what may be done. */
  none?(words: string): { text: string; action: ReactNode } | undefined;
  /** One `<li>`. */
  row(place: Place): ReactNode;
}

/** Places to choose from, searched by the words typed; of thousands a part is drawn, and more on demand. */
export function PlaceList<Place>({ places, few = 1, texts, matches, none, row }: Props<Place>) {
  const [words, setWords] = useState('');
  const [most, setMost] = useState(PART);
  const list = useRef<HTMLUListElement>(null);
  const met = places.filter((place) => matches(place, words));
  useEffect(() => {
    if (most > PART) list.current?.children[most - PART]?.querySelector<HTMLElement>('button, a')?.focus();
  }, [most]);
  const type = (typed: string): void => {
    setWords(typed);
    setMost(PART);
  };
  const empty = met.length === 0 ? none?.(words) : undefined;
  const count = texts.found && met.length > 0 ? plural(met.length, ...texts.found) : '';
  return (
    <>
      {places.length > few && (
        <Field
          label={texts.search()}
          name="place-search"
          type="search"
          autoComplete="off"
          value={words}
          onChange={type}
        />
      )}
      <p role="status" className={count ? 'hidden-text' : 'place-list__none'}>
        {met.length === 0 ? (empty?.text ?? deliveryTexts.noMatch()) : count}
      </p>
      {empty?.action}
      <ul className="place-list" ref={list} aria-label={texts.list()}>
        {met.slice(0, most).map(row)}
      </ul>
      {met.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + PART)}>
          {deliveryTexts.morePlaces({ n: met.length - most })}
        </Button>
      )}
    </>
  );
}

/** What a list of stores is called. */
export const textsOfStores: Props<unknown>['texts'] = {
  list: deliveryTexts.stores,
  search: storeTexts.search,
  found: [storeTexts.foundOne, storeTexts.found],
};
