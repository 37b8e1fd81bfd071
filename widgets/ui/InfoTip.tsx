import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { useId } from './useId.ts';

/** A note or a few choices behind a sign: opens by press or key, closes by Escape, a second press, a press elsewhere, or when the focus goes elsewhere. */
export function InfoTip({
  name,
  icon = 'info',
  role = 'note',
  children,
}: {
  name: string;
  icon?: IconName;
  role?: 'note' | 'group';
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId('tip');
  const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !box.current?.contains(target);
  useEffect(() => {
    if (!open) return;
    const press = (event: Event): void => {
      if (isOutside(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  const leave = (event: FocusEvent): void => {
    if (isOutside(event.relatedTarget)) setOpen(false);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div className="tip" ref={box} onBlur={leave} onKeyDown={key}>
      <button
        type="button"
        className="tip__button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
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
