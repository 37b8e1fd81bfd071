import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Disclosure {
  open: boolean;
  box: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** Something that a button opens; Escape, a press elsewhere, or focus leaving it close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  return {
    open,
    box,
    trigger,
    toggle: () => setOpen((now) => !now),
    close: () => setOpen(false),
    onKeyDown(event) {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      setOpen(false);
      trigger.current?.focus();
    },
    onBlur(event) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
}
