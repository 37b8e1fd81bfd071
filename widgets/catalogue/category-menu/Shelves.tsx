import { readable } from '../../../core/rules/text.ts';
import type { Category } from '../../../core/schema/catalogue.ts';
import type { Links } from '../../hooks/useLinks.ts';

/** The second and third level of a department. */
export function Shelves({ categories, links }: { categories: readonly Category[]; links: Links }) {
  return (
    <ul className="category-menu__list category-menu__list--2">
      {categories.map((shelf, index) => (
        <li className="category-menu__item" key={index}>
          <a className="category-menu__link" href={links.category(shelf)}>
            {readable(shelf.name)}
          </a>
          {shelf.categories && shelf.categories.length > 0 && (
            <ul className="category-menu__list category-menu__list--3">
              {shelf.categories.map((leaf, place) => (
                <li className="category-menu__item" key={place}>
                  <a className="category-menu__link" href={links.category(leaf)}>
                    {readable(leaf.name)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
