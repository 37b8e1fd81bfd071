import { useEffect, useRef, useState } from 'react';
import '../../core/labels/it/common.ts';
import { label } from '../../core/labels/label.ts';
import { IconButton } from './Button.tsx';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface ToastView {
  id: number;
  kind: 'success' | 'warning' | 'error' | 'notice';
  text: string;
  /** How long it stays; 0 until closed. */
  ms: number;
  /** How often the same text came while it stood. */
  count: number;
  action?: { label: string; run: () => void };
}

const icons: Record<ToastView['kind'], IconName> = { success: 'check', warning: 'warning', error: 'warning', notice: 'info' };

function Toast({ toast, held, onClose }: { toast: ToastView; held: boolean; onClose(id: number): void }) {
  const { id, kind, text, ms, count, action } = toast;
  useEffect(() => {
    if (held || ms <= 0) return;
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, count, onClose]);
  const acted = useRef(false);
  const act = (): void => {
    if (acted.current) return;
    acted.current = true;
    action?.run();
    onClose(id);
  };
  return (
    <li className={names('toast', kind)}>
      <Icon name={icons[kind]} />
      <span className="toast__text">
        <bdi>{text}</bdi>
        {count > 1 && <span className="toast__count">{` × ${count}`}</span>}
      </span>
      {action && (
        <button type="button" className="text-button" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton plain icon="close" name={label('common.close')} onClick={() => onClose(id)} />
    </li>
  );
}

/** The messages on the screen, newest last; a live region elsewhere speaks them. None goes while the pointer or the focus is on them (rulings 2). */
export function Toasts({ toasts, onClose }: { toasts: readonly ToastView[]; onClose(id: number): void }) {
  const [under, setUnder] = useState(false);
  const [within, setWithin] = useState(false);
  const held = under || within;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!section.current?.contains(document.activeElement)) setWithin(false);
  }, [toasts]);
  return (
    <section className="toasts" ref={section} aria-label={label('common.notifications')} onMouseEnter={() => setUnder(true)} onMouseLeave={() => setUnder(false)} onFocus={() => setWithin(true)} onBlur={() => setWithin(false)}>
      <ol className="toasts__list">
        {toasts.map((toast) => (
          <Toast toast={toast} key={toast.id} held={held} onClose={onClose} />
        ))}
      </ol>
    </section>
  );
}
