import { useEffect } from 'react';
import { geography } from '../../../core/api/endpoints/geography.ts';
import { proposalsOf, readLine } from '../../../core/rules/placeProposals.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { nothingFound, type FindingProps } from './finding.ts';

/** Those that nobody comes to as well: whoever lives there is told where to collect. */
const everywhere = { home_delivery_only: false };

/** Finds addresses in the shop's own geography, where Google's is not had or not allowed. */
export default function OwnPlaces({ words, onFound }: FindingProps) {
  const towns = useQuery(geography.served, everywhere);
  const read = readLine(words, towns.data?.cities ?? []);
  const streets = useQuery(geography.streets, read.town ? { city_id: read.town.cityId, ...everywhere } : null);
  const busy = [towns, streets].some(({ status }) => status === 'loading');
  const { cities } = towns.data ?? {};
  const named = streets.data?.streets;
  useEffect(() => {
    if (!words.trim()) return onFound(nothingFound);
    if (busy) return onFound({ options: [], busy });
    const found = proposalsOf(
      read,
      (named ?? []).map(({ name }) => name),
    );
    onFound({
      options: found.map(({ text, note, parts }) => {
        const line = [text, note].filter(Boolean).join(', ');
        const discovery = () => Promise.resolve({ addressString: line, addressData: parts });
        return { id: line, text, icon: 'pin', ...(note && { note }), discovery };
      }),
      busy,
    });
  }, [words, cities, named, busy]);
  return null;
}
