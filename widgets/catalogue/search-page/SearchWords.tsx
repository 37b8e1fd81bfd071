import { useLayoutEffect, useRef } from 'react';
import { searchWordsOf } from '../../../core/flows/searchWords.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';
import { IconButton } from '../../ui/Button.tsx';

/** The customer's saved searches, each to be used again or taken away, and those that the site proposes (§4). The focus stays among them. */
export function SearchWords() {
  const spesa = useSpesa();
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | undefined>(undefined);
  const { store, save, remove } = searchWordsOf(spesa);
  const saved = useSlice(store, ({ words }) => words);
  const { fastSearchWords } = spesa.config;

  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const crosses = box.current?.querySelectorAll<HTMLElement>('.search-words__saved button') ?? [];
    (crosses[Math.min(removed.current, crosses.length - 1)] ?? box.current)?.focus();
    removed.current = undefined;
  }, [saved]);

  const link = (name: string) => (
    <a className="chip" href={links.search(name)} onClick={() => save(name)}>
      <bdi>{name}</bdi>
    </a>
  );
  return (
    <div className="search-words" tabIndex={-1} ref={box}>
      {saved.length > 0 && (
        <section>
          <h2 className="search-words__title">{cataloguePagesTexts.savedWords()}</h2>
          <ul className="search-words__list">
            {saved.map(({ name }, index) => (
              <li className="search-words__saved" key={name}>
                {link(name)}
                <IconButton
                  plain
                  icon="close"
                  name={cataloguePagesTexts.dropWord({ name })}
                  onClick={() => ((removed.current = index), remove(name))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {fastSearchWords.length > 0 && (
        <section>
          <h2 className="search-words__title">{cataloguePagesTexts.fastWords()}</h2>
          <ul className="search-words__list">
            {fastSearchWords.map((name) => (
              <li key={name}>{link(name)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
