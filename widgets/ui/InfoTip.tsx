import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { useId } from './useId.ts';

/** A note or a few choices behind a sign: opens by press or key, closes by Escape, a second press, or when focus leaves it. */
export function InfoTip({ name, icon = 'info', role = 'note', children }: { name: string; icon?: IconName; role?: 'note' | 'group'; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId('tip');
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div className="tip" onBlur={leave} onKeyDown={key}>
      <button type="button" className="tip__button" aria-label={name} aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : icon} />
      </button>
      {open && (
        <div className="tip__panel" id={id} role={role} aria-label={role === 'group' ? name : undefined} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
