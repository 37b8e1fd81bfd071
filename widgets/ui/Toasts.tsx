import { useEffect, useState } from 'react';
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

function Toast({ toast, onClose }: { toast: ToastView; onClose(id: number): void }) {
  const { id, kind, text, ms, count, action } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || ms <= 0) return;
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, count, onClose]);
  const act = (): void => {
    action?.run();
    onClose(id);
  };
  return (
    <div className={names('toast', kind)} role={kind === 'error' ? 'alert' : 'status'} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
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
    </div>
  );
}

/** The messages on the screen, newest last, in a live region that is there before them. Their time stands still under the pointer and while focus is in them (rulings 2). */
export function Toasts({ toasts, onClose }: { toasts: readonly ToastView[]; onClose(id: number): void }) {
  return (
    <section className="toasts" aria-label={label('common.notifications')}>
      <div className="toasts__list" aria-live="polite">
        {toasts.map((toast) => (
          <Toast toast={toast} key={toast.id} onClose={onClose} />
        ))}
      </div>
    </section>
  );
}
