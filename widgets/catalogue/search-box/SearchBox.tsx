import type { ElementEvents } from '../../element/events.ts';
import { useState } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { report } from '../../../core/flows/report.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { FoundOption, FoundOptions } from './options.ts';
import type { SearchBoxProps } from './search-box.widget.ts';
import { useSearchWords } from './useSearchWords.ts';

const Found = laterView(() => import('./Found.tsx'), 'needed');

/** The search field: the saved and the fast words while it is empty, suggestions while one types; Enter leads to the results. */
export default function SearchBox({ placeholder, host }: SearchBoxProps) {
  const spesa = useSpesa();
  const { browser } = spesa;
  const links = useLinks();
  const [text, setText] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [typed, setTyped] = useState(false);
  const [found, setFound] = useState<FoundOptions>({ options: [], busy: false });
  const words = useSearchWords();
  const isEmpty = text.trim() === '';

  const send = (given: string) => {
    const sent = given.trim();
    if (sent === '') return;
    words.save(sent);
    report(spesa, 'search', () => ({ search_term: sent }));
    host.dispatchEvent(
      new CustomEvent<ElementEvents['spesa-search-sent']>('spesa-search-sent', {
        detail: { words: sent },
        bubbles: true,
        composed: true,
      }),
    );
    browser.go(links.search(sent));
  };
  const choose = (option: FoundOption) =>
    option.address ? browser.go(option.address) : send(option.words ?? option.text);
  return (
    <>
      <Combobox
        name={cataloguePagesTexts.searchTitle()}
        input="q"
        placeholder={placeholder}
        value={text}
        options={isEmpty ? words.options : found.options}
        busy={found.busy}
        onChange={(given) => {
          setText(given);
          setTyped(true);
        }}
        onChoose={choose}
        onRemove={({ text: name }) => words.remove(name)}
        onSubmit={send}
      />
      {typed && !isEmpty && <Found text={text} onFound={setFound} />}
    </>
  );
}
