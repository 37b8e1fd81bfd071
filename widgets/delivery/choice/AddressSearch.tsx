import { useState, type ReactNode } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as searchTexts from '../../../core/labels/it/deliverySearch.ts';
import { placeParts } from '../../../core/rules/discovered.ts';
import type { HomeField } from '../../../core/rules/homeFields.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import type { Proposal } from '../map/googlePlaces.ts';
import { useProposals } from '../map/useProposals.ts';

export interface AddressSearchProps {
  mapsKey: string;
  /** The address that was chosen, as far as Google knows it. */
  onTaken(parts: Partial<Record<HomeField, string>>): void;
  children?: ReactNode;
}

/** Finds an address by Google's places once the customer allows it (LAW-12); without it the fields below say all. */
export default function AddressSearch({ mapsKey, onTaken }: AddressSearchProps) {
  const spesa = useSpesa();
  const [allowed, allow] = useState(() => allows(spesa, 'maps') === true);
  const [words, setWords] = useState('');
  const [typing, setTyping] = useState(false);
  const [told, tell] = useState<(() => string) | undefined>();
  const { found, failed, ask, take } = useProposals(mapsKey, typing ? words : null);

  const write = async (proposal: Proposal): Promise<void> => {
    setWords([proposal.text, proposal.note].filter(Boolean).join(', '));
    const place = await take(proposal);
    if (!place) return;
    const parts = placeParts({ ...place });
    onTaken(parts);
    tell(() => (parts.addressNumber ? searchTexts.taken : searchTexts.noNumber));
  };

  if (!allowed)
    return (
      <p className="address-form__search">
        {searchTexts.consent()}{' '}
        <Button
          small
          variant="secondary"
          onClick={() => {
            answerConsent(spesa, { maps: true });
            allow(true);
          }}
        >
          {searchTexts.agree()}
        </Button>
      </p>
    );
  return (
    <div className="address-form__search">
      <Combobox
        name={searchTexts.search()}
        placeholder={searchTexts.hint()}
        value={words}
        options={found.map(({ id, text, note }) => ({ id, text, icon: 'pin', ...(note && { note }) }))}
        onChange={(text) => {
          setWords(text);
          setTyping(true);
          tell(undefined);
        }}
        onChoose={(option) => {
          setTyping(false);
          const proposal = found.find(({ id }) => id === option.id);
          if (proposal) void write(proposal);
        }}
        onSubmit={ask}
      />
      <p role="status">{failed ? searchTexts.failed() : told?.()}</p>
    </div>
  );
}
