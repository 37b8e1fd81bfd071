import * as controlsTexts from '../../core/labels/it/catalogueControls.ts';

/** The way down to this page; the last one is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly { name: string; href: string }[] }) {
  return (
    <nav className="crumbs" aria-label={controlsTexts.crumbs()}>
      <ol className="crumbs__list">
        {crumbs.map(({ name, href }, index) => (
          <li className="crumbs__item" key={href + index}>
            {index < crumbs.length - 1 ? (
              <a href={href || undefined}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
