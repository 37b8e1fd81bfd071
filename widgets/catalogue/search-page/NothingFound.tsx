import { createElement, type ReactNode } from 'react';
import * as offersTexts from '../../../core/labels/it/catalogueOffers.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { useDepartments } from '../../hooks/useDepartments.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { DepartmentTiles } from '../../ui/DepartmentTiles.tsx';

/** Shorter words mean nothing by themselves. */
const SHORTEST = 3;

/** Empty search result: advice, each of several words alone, departments, offers. */
export default function NothingFound({ words, children }: { words: string; children?: ReactNode }) {
  const links = useLinks();
  const { known, departments } = useDepartments();
  if (!known) return children;
  const single = [...new Set(words.split(/\s+/))].filter(({ length }) => length >= SHORTEST && length < words.length);
  return (
    <div className="nothing-found">
      <p className="nothing-found__hint">{cataloguePagesTexts.nothingFoundHint()}</p>
      {single.length > 0 && (
        <ul className="search-words__list">
          {single.map((word) => (
            <li key={word}>
              <a className="chip" href={links.search(word)}>
                <bdi>{cataloguePagesTexts.onlyWord({ word })}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <DepartmentTiles departments={departments} />
      <div className="nothing-found__goods">
        {createElement('spesa-product-slider', { heading: offersTexts.now(), promo: true })}
      </div>
    </div>
  );
}
