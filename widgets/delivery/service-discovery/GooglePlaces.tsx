import { useEffect } from 'react';
import { useProposals } from '../map/useProposals.ts';
import type { FindingProps } from './finding.ts';
import OwnPlaces from './OwnPlaces.tsx';

/** Finds addresses by Google's places, which the customer has allowed; in the shop's own geography while Google does not answer (NET-14). */
export default function GooglePlaces({ mapsKey, words, onFound }: FindingProps & { mapsKey: string }) {
  const { found, failed, take } = useProposals(mapsKey, words);
  useEffect(() => {
    if (failed) return;
    onFound({
      options: found.map((proposal) => ({
        id: proposal.id,
        text: proposal.text,
        icon: 'pin',
        ...(proposal.note && { note: proposal.note }),
        async discovery() {
          const placeResult = await take(proposal);
          const addressString = [proposal.text, proposal.note].filter(Boolean).join(', ');
          return { addressString, ...(placeResult && { placeResult }) };
        },
      })),
      busy: false,
    });
  }, [found, failed]);
  return failed ? <OwnPlaces words={words} onFound={onFound} /> : null;
}
