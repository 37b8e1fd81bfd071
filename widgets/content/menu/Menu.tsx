import { platform } from '../../../core/api/endpoints/platform.ts';
import * as articleTexts from '../../../core/labels/it/article.ts';
import type { MenuItem } from '../../../core/schema/platform.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { names } from '../../ui/classNames.ts';
import { newWindow } from '../../ui/newWindow.ts';
import definition, { type MenuProps } from './menu.widget.ts';

function Level({ items, folded }: { items: readonly MenuItem[]; folded: boolean }) {
  const links = useLinks();
  return (
    <ul className="menu__level">
      {items.map(({ id, title, url, children = [] }) => {
        const link = links.content(url);
        const below = children.length > 0 && <Level items={children} folded={folded} />;
        return (
          <li className="menu__item" key={id}>
            <a
              className="menu__link"
              href={link?.href}
              aria-current={link?.href === location.pathname ? 'page' : undefined}
              {...newWindow(link)}
            >
              {title}
            </a>
            {below && folded ? (
              <details className="menu__more">
                <summary className="menu__opener" aria-label={articleTexts.below({ name: title })} />
                {below}
              </details>
            ) : (
              below
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A menu whose entries below others fold out in a row, and stand there in a list; hidden where there is none. */
export default function Menu(props: MenuProps) {
  const { data } = usePlanned(definition.prefetch, platform.menu, props);
  if (!data?.length) return null;
  return (
    <nav className={names('menu', props.layout)} aria-label={props.label || articleTexts.menu()}>
      <Level items={data} folded={props.layout === 'row'} />
    </nav>
  );
}
