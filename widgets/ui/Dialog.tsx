import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import '../../core/labels/it/common.ts';
import { label } from '../../core/labels/label.ts';
import { IconButton } from './Button.tsx';
import { names } from './classNames.ts';
import { useId } from './useId.ts';

export interface DialogProps {
  title: string;
  /** `sheet` rises from the bottom on phones and stands in the middle else; `drawer` fills the right edge. */
  kind?: 'sheet' | 'drawer';
  /** 350 px instead of 530 (rulings: dialog widths). */
  narrow?: boolean;
  /** Work is under way between two steps of a chain. */
  busy?: boolean;
  /** Stays visible below the content. */
  foot?: ReactNode;
  /** Asked by Escape, the close button and a press beside the dialog. */
  onClose(): void;
  children: ReactNode;
}

/** One level on the screen, a native modal dialog. Focus goes to its heading whenever the title changes, and back to where it came from at the end. */
export function Dialog({ title, kind = 'sheet', narrow, busy, foot, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const id = useId('dialog');

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      if (element?.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);

  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const release = (event: MouseEvent): void => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };
  return (
    <dialog className={`spesa ${names('dialog', kind, narrow && 'narrow')}`} ref={dialog} aria-labelledby={id} aria-busy={busy || undefined} onCancel={cancel} onMouseDown={(event) => void (pressed.current = event.target)} onClick={release}>
      <div className="dialog__box">
        <header className="dialog__head">
          <h2 className="dialog__title" id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <IconButton plain icon="close" name={label('common.close')} onClick={onClose} />
        </header>
        <div className="dialog__body">{busy ? <p className="dialog__wait"><span className="spinner" /> {label('common.loading')}</p> : children}</div>
        {foot && <footer className="dialog__foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
