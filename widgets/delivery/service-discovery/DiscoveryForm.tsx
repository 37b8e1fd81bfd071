import { useState } from 'react';
import { allows } from '../../../core/flows/consent.ts';
import * as searchTexts from '../../../core/labels/it/deliverySearch.ts';
import { discoveryLink, type Discovery } from '../../../core/rules/discoveryLink.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { nothingFound, type FoundPlaces } from './finding.ts';

const OwnPlaces = laterView(() => import('./OwnPlaces.tsx'), 'needed');
const GooglePlaces = laterView(() => import('./GooglePlaces.tsx'), 'needed');

interface Props {
  /** The page of the delivery services. */
  page: string;
  /** Where the customer comes back to. */
  here: string;
  button: string;
}

/** Asks for an address, which goes along to the services (§2 ServiceDiscovery, account §2 ServiceAutodiscovery); the form that the server prints sends it as it is typed. */
export function DiscoveryForm({ page, here, button }: Props) {
  const spesa = useSpesa();
  const { mapsKey } = spesa.config;
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState(false);
  const [{ options, busy }, setFound] = useState<FoundPlaces>(nothingFound);
  const go = (discovery: Discovery) => spesa.browser.go(discoveryLink(page, discovery, here));
  const send = () => go({ addressString: words.trim() });
  return (
    <form
      className="service-discovery__form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Combobox
        name={searchTexts.search()}
        input="addressString"
        placeholder={searchTexts.hint()}
        value={words}
        options={options}
        busy={busy}
        onChange={(text) => {
          setWords(text);
          setTyped(true);
        }}
        onChoose={({ id, text, note }) => {
          const place = options.find((option) => option.id === id);
          setTyped(false);
          setWords([text, note].filter(Boolean).join(', '));
          if (place) void place.discovery().then(go);
        }}
        onSubmit={send}
      />
      <Button type="submit">{button}</Button>
      {typed &&
        (mapsKey && allows(spesa, 'maps') === true ? (
          <GooglePlaces mapsKey={mapsKey} words={words} onFound={setFound} />
        ) : (
          <OwnPlaces words={words} onFound={setFound} />
        ))}
    </form>
  );
}
