import * as cataloguePagesTexts from '../../core/labels/it/cataloguePages.ts';

export interface DepartmentTile {
  name: string;
  href: string;
  picture: string | null;
}

/** The departments to go on to, each with the shop's picture of it. */
export function DepartmentTiles({ departments }: { departments: readonly DepartmentTile[] }) {
  if (departments.length === 0) return null;
  return (
    <nav className="department-tiles" aria-label={cataloguePagesTexts.departments()}>
      <h2 className="department-tiles__title">{cataloguePagesTexts.departments()}</h2>
      <ul className="department-tiles__list">
        {departments.map(({ name, href, picture }, index) => (
          <li key={index}>
            <a className="department-tile" href={href}>
              {picture && <img src={picture} alt="" width={48} height={48} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
