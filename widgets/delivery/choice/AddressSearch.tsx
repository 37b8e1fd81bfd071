import { useEffect, useRef, useState, type ReactNode } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as searchTexts from '../../../core/labels/it/deliverySearch.ts';
import type { HomeField } from '../../../core/rules/homeFields.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { addressSearch, type Proposal } from '../map/googlePlaces.ts';

const FEWEST_LETTERS = 4;
/** Google is asked when the typing has rested for this long, in ms. */
const PAUSE_MS = 300;

export interface AddressSearchProps {
  mapsKey: string;
  /** The address that was chosen, as far as Google knows it. */
  onTaken(parts: Partial<Record<HomeField, string>>): void;
  children?: ReactNode;
}

/** Finds an address by Google's places once the customer allows it (LAW-12); without it the fields below say all. */
export default function AddressSearch({ mapsKey, onTaken }: AddressSearchProps) {
  const spesa = useSpesa();
  const [google] = useState(() => addressSearch(mapsKey));
  const [allowed, allow] = useState(() => allows(spesa, 'maps') === true);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Proposal[]>([]);
  const [told, tell] = useState<(() => string) | undefined>();
  const asked = useRef(0);

  const ask = async (typed: string): Promise<void> => {
    const mine = ++asked.current;
    const proposals = await google.propose(typed).catch(() => undefined);
    if (mine !== asked.current) return;
    setFound(proposals ?? []);
    tell(() => (proposals ? undefined : searchTexts.failed));
  };
  const take = async (proposal: Proposal): Promise<void> => {
    asked.current += 1;
    setWords([proposal.text, proposal.note].filter(Boolean).join(', '));
    setFound([]);
    const parts = await proposal.parts().catch(() => undefined);
    if (parts) onTaken(parts);
    tell(() => (!parts ? searchTexts.failed : parts.addressNumber ? searchTexts.taken : searchTexts.noNumber));
  };
  const typed = words.trim();
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing || typed.length < FEWEST_LETTERS) return;
    const timer = setTimeout(() => void ask(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typing, typed]);

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
          if (text.trim().length < FEWEST_LETTERS) setFound([]);
        }}
        onChoose={(option) => {
          setTyping(false);
          const proposal = found.find(({ id }) => id === option.id);
          if (proposal) void take(proposal);
        }}
        onSubmit={(text) => text.trim().length >= FEWEST_LETTERS && void ask(text.trim())}
      />
      <p role="status">{told?.()}</p>
    </div>
  );
}
