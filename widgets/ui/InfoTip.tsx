import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useId } from './useId.ts';

/** A note behind an i: opens by press or key, closes by Escape, a second press, or when focus leaves it. */
export function InfoTip({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId('tip');
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div className="tip" onBlur={leave} onKeyDown={key}>
      <button type="button" className="tip__button" aria-label={name} aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'info'} />
      </button>
      {open && (
        <div className="tip__panel" id={id} role="note" tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
