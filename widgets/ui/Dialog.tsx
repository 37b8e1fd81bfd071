import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import { IconButton } from './Button.tsx';
import { names } from './classNames.ts';
import { useId } from './useId.ts';

/**
 * A `sheet` rises from the bottom on phones and stands in the middle else; a `narrow` one is 350 px wide instead of 530 (account §9), a
 * `tall` one as high as the screen lets it be, so that what comes in later moves nothing that a finger is about to press. A `drawer` fills
 * the right edge, `full` the screen.
 */
export type DialogKind = 'sheet' | 'narrow' | 'tall' | 'drawer' | 'full';

export interface DialogFrameProps {
  kind?: DialogKind | undefined;
  /** Work is under way between two steps of a chain: what is shown stays, out of reach. */
  busy?: boolean;
  /** Asked by Escape and a press beside the dialog. */
  onClose(): void;
  /** Told when the native dialog opens and before it goes. */
  onChange?(): void;
  children: ReactNode;
}

/** One level on the screen, a native modal dialog around a panel. At the end focus goes back to where it came from. */
export function DialogFrame({ kind = 'sheet', busy, onClose, onChange, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wait = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const leaving = useRef(false);
  const told = useRef(onChange);
  told.current = onChange;

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    told.current?.();
    return () => {
      leaving.current = true;
      if (element?.open) element.close();
      told.current?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (busy) wait.current?.focus({ preventScroll: true });
  }, [busy]);

  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const closed = (event: SyntheticEvent): void => {
    if (event.target === dialog.current && !leaving.current) onClose();
  };
  const release = (event: MouseEvent): void => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };
  return (
    <dialog
      className={`spesa ${names('dialog', kind)}`}
      ref={dialog}
      aria-busy={busy || undefined}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={(event) => void (pressed.current = event.target)}
      onClick={release}
    >
      <div className="dialog__box" inert={busy || undefined}>
        {children}
      </div>
      {busy && (
        <p className="dialog__wait" role="status" tabIndex={-1} ref={wait}>
          <span className="spinner" /> {commonTexts.loading()}
        </p>
      )}
    </dialog>
  );
}

export interface DialogPanelProps {
  title: string;
  /** Stays visible below the content. */
  foot?: ReactNode;
  onClose(): void;
  children?: ReactNode;
}

/** What stands in a dialog: it names the dialog, and its heading gets the focus when it appears or its title changes (A11Y-03). */
export function DialogPanel({ title, foot, onClose, children }: DialogPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId('dialog');
  useLayoutEffect(() => heading.current?.closest('dialog')?.setAttribute('aria-labelledby', id), [id]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <>
      <header className="dialog__head">
        <h2 className="dialog__title" id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton plain icon="close" name={commonTexts.close()} onClick={onClose} />
      </header>
      <div className="dialog__body">{children}</div>
      {foot && <footer className="dialog__foot">{foot}</footer>}
    </>
  );
}

export type DialogProps = DialogFrameProps & DialogPanelProps;

/** A whole dialog of one step. */
export function Dialog({ title, foot, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogPanel title={title} foot={foot} onClose={frame.onClose}>
        {children}
      </DialogPanel>
    </DialogFrame>
  );
}
