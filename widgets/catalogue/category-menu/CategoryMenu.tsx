import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { departmentsOf } from '../../../core/rules/departments.ts';
import { readable } from '../../../core/rules/text.ts';
import { printedData } from '../../element/printedData.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { useId } from '../../ui/useId.ts';
import definition, { type CategoryMenuProps } from './category-menu.widget.ts';
import { Shelves } from './Shelves.tsx';

const WIDE = '(min-width: 960px)';

/** The departments: in a row whose entries open a panel by press or key on wide screens, in a sheet on phones. Every entry is a link. */
export default function CategoryMenu({ label: name, host }: CategoryMenuProps) {
  const links = useLinks();
  const { status, data: answered, reload } = usePlanned(definition.prefetch, catalogue.categoryTree, {});
  const data = answered ?? printedData(host, catalogue.categoryTree);
  /** Which department is open, by its place: ids may repeat (BAD-05). */
  const [open, setOpen] = useState(-1);
  const [sheet, setSheet] = useState(false);
  const box = useRef<HTMLElement>(null);
  const id = useId('menu');

  useEffect(() => {
    if (open < 0) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(-1);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  if (status === 'failed' && !data) return <ErrorState onRetry={reload} />;
  if (!data) return <Skeleton lines={1} />;
  const departments = departmentsOf(data.categories);
  const chosen = departments[open];

  const press = (index: number) => (event: MouseEvent) => {
    if (
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !window.matchMedia(WIDE).matches
    )
      return;
    event.preventDefault();
    setOpen(open === index ? -1 : index);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) {
      event.stopPropagation();
      box.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      setOpen(-1);
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.role === 'button') {
      event.preventDefault();
      event.target.click();
    }
  };
  return (
    <nav className="category-menu" aria-label={name} ref={box} onKeyDown={key}>
      <div className="category-menu__bar">
        <div className="category-menu__all">
          <Button
            variant="secondary"
            small
            icon="menu"
            aria-haspopup="dialog"
            data-press="menu"
            onClick={() => setSheet(true)}
          >
            {name}
          </Button>
        </div>
        <ul className="category-menu__list category-menu__list--1" data-scroll>
          {departments.map((category, index) => {
            const expanded = index === open;
            const role = category.categories?.length
              ? ({
                  role: 'button',
                  'aria-expanded': expanded,
                  'aria-controls': expanded ? id : undefined,
                  onClick: press(index),
                } as const)
              : {};
            return (
              <li className="category-menu__item" key={index}>
                <a className="category-menu__link" href={links.category(category)} {...role}>
                  {readable(category.name)}
                </a>
              </li>
            );
          })}
        </ul>
        <button
          className="category-menu__link category-menu__more"
          type="button"
          aria-haspopup="dialog"
          data-press="menu"
          onClick={() => setSheet(true)}
        >
          {cataloguePagesTexts.moreDepartments()}
        </button>
      </div>
      {chosen && (
        <div className="category-menu__panel" id={id}>
          <a className="category-menu__whole" href={links.category(chosen)}>
            {cataloguePagesTexts.wholeDepartment({ name: readable(chosen.name) })}
          </a>
          <Shelves categories={chosen.categories ?? []} links={links} />
        </div>
      )}
      {sheet && (
        <Dialog title={name} kind="drawer" onClose={() => setSheet(false)}>
          {departments.map((category, index) => (
            <details className="category-menu__group" name={id} key={index}>
              <summary className="category-menu__summary">{readable(category.name)}</summary>
              <a className="category-menu__whole" href={links.category(category)}>
                {cataloguePagesTexts.wholeDepartment({ name: readable(category.name) })}
              </a>
              <Shelves categories={category.categories ?? []} links={links} />
            </details>
          ))}
        </Dialog>
      )}
    </nav>
  );
}
