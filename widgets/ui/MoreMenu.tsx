import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useId } from './useId.ts';

/** What is rarer, behind three dots: opens by press or key, closes by Escape, a second press, a press elsewhere, or when the focus goes elsewhere. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId('more');
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
    <div className="more-menu" ref={box} onBlur={leave} onKeyDown={key}>
      <button
        type="button"
        className="more-menu__button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'more'} />
      </button>
      {open && (
        <div className="more-menu__panel" id={id} role="group" aria-label={name} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
