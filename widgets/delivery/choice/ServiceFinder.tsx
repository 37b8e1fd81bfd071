import { useEffect, useRef, useState, type ReactNode } from 'react';
import { geography } from '../../../core/api/endpoints/geography.ts';
import * as finderTexts from '../../../core/labels/it/deliveryFinder.ts';
import { isNamed } from '../../../core/rules/towns.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Suggestions } from '../../ui/Suggestions.tsx';
import { useId } from '../../ui/useId.ts';
import { Collect } from './Collect.tsx';
import type { KnownAddress } from './AddressForm.tsx';

interface Props {
  /** Goes on with an address in a town that is delivered to. */
  onAdd(known: KnownAddress): void;
  onCollect(serviceId: number): void;
  children?: ReactNode;
}

/** Says whether the shopping is brought to a town or postal code, and leads on (account §2: services to discover). */
export default function ServiceFinder({ onAdd, onCollect }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const id = useId('finder');
  const [words, setWords] = useState('');
  const { status, data, reload } = useQuery(geography.served, { home_delivery_only: true });
  useEffect(() => field.current?.querySelector('input')?.focus(), [data !== undefined]);
  if (!data) return <Pending status={status} reload={reload} lines={3} />;
  const typed = words.trim();
  const towns = data.cities.filter(({ name, postcodes }) => isNamed(name, typed) || postcodes.includes(typed));
  const done = towns.length > 0 || /^\d{5}$/.test(typed) || (typed.length > 2 && !couldBe(data.cities, typed));
  return (
    <div className="service-finder" ref={field}>
      <Field
        label={finderTexts.where()}
        name="service-finder"
        autoComplete="off"
        value={words}
        list={`${id}-towns`}
        onChange={setWords}
      />
      <Suggestions id={`${id}-towns`} texts={data.cities.map(({ name }) => name)} />
      <div role="status" className="service-finder__answer">
        {done && towns.length === 0 && (
          <>
            <p>{finderTexts.notYet({ place: typed })}</p>
            <Collect onCollect={onCollect} />
          </>
        )}
        {towns.map(({ cityId, name, province, postcodes }) => (
          <div className="service-finder__town" key={cityId}>
            <p>{finderTexts.reached({ place: name })}</p>
            <Button
              onClick={() =>
                onAdd({
                  city: name,
                  ...(province && { province }),
                  ...(postcodes.includes(typed) && { postalcode: typed }),
                  ...(postcodes.length === 1 && { postalcode: postcodes[0]! }),
                })
              }
            >
              {finderTexts.add({ place: name })}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

/** May somebody still be typing the name of one of these towns? */
const couldBe = (towns: readonly { name: string }[], typed: string): boolean =>
  towns.some(({ name }) => isNamed(name.slice(0, typed.length), typed));
