import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useId } from './useId.ts';

/** How much of the end of the row may be faded, in px. */
const FADE = 32;

export interface Tab {
  id: string;
  title: string;
  /** Second line. */
  note?: string;
  /** Why nothing can be chosen in it: it is dimmed, and readers hear this. It can still be opened. */
  empty?: string;
}

/** Tabs with one stop for the Tab key; arrows, Home and End choose. The panel holds what the caller gives for the chosen one. */
export function Tabs({
  name,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  name: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose(id: string): void;
  children: ReactNode;
}) {
  const base = useId('tabs');
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[at] as HTMLElement | undefined;
    if (row && tab)
      row.scrollLeft = Math.max(row.scrollLeft, tab.offsetLeft + tab.offsetWidth + FADE - row.clientWidth);
  }, [at]);
  const key = (event: KeyboardEvent): void => {
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const next = tabs[((moves[event.key] ?? NaN) + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={name} ref={list} data-scroll onKeyDown={key}>
        {tabs.map((tab, index) => (
          <button
            type="button"
            role="tab"
            className={tab.empty ? 'tabs__tab tabs__tab--empty' : 'tabs__tab'}
            key={tab.id}
            id={`${base}-${index}`}
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            <span>{tab.title}</span>
            {tab.note && <span className="tabs__note">{tab.note}</span>}
            {tab.empty && <span className="hidden-text">{tab.empty}</span>}
          </button>
        ))}
      </div>
      <div className="tabs__panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${at}`}>
        {children}
      </div>
    </div>
  );
}
