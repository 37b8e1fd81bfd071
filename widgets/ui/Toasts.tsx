import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import * as controlTexts from '../../core/labels/it/commonControls.ts';
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
  action?: { label: string; keys?: 'Control+Z'; run(): void };
}

const icons: Record<ToastView['kind'], IconName> = {
  success: 'check',
  warning: 'warning',
  error: 'warning',
  notice: 'info',
};

/** Text that is being typed is undone by its own field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]');

/** Does a toast's action once and takes the toast away: by its button, and the newest one also by Ctrl+Z. */
function useActions(toasts: readonly ToastView[], onClose: (id: number) => void): (toast: ToastView) => void {
  const done = useRef(new Set<number>());
  const act = ({ id, action }: ToastView): void => {
    if (!action || done.current.has(id)) return;
    done.current.add(id);
    action.run();
    onClose(id);
  };
  const newest = useRef((): boolean => false);
  newest.current = () => {
    const toast = toasts.findLast(({ id, action }) => action?.keys && !done.current.has(id));
    if (toast) act(toast);
    return toast !== undefined;
  };
  const listens = toasts.some(({ action }) => action?.keys);
  useLayoutEffect(() => {
    if (!listens) return;
    const press = (event: KeyboardEvent): void => {
      const undo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      if (undo && !event.defaultPrevented && !isTyping(event.target) && newest.current()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [listens]);
  return act;
}

function Toast({
  toast,
  held,
  onAct,
  onClose,
}: {
  toast: ToastView;
  held: boolean;
  onAct(toast: ToastView): void;
  onClose(id: number): void;
}) {
  const { id, kind, text, ms, count, action } = toast;
  useEffect(() => {
    if (held || ms <= 0) return;
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, count, text, onClose]);
  return (
    <li className={names('toast', kind)}>
      <Icon name={icons[kind]} />
      <span className="toast__text">
        <bdi>{text}</bdi>
        {count > 1 && <span className="toast__count">{` × ${count}`}</span>}
      </span>
      {action && (
        <button type="button" className="text-button" aria-keyshortcuts={action.keys} onClick={() => onAct(toast)}>
          {action.label}
        </button>
      )}
      <IconButton plain icon="close" name={commonTexts.close()} onClick={() => onClose(id)} />
    </li>
  );
}

/** The messages on the screen, newest last; a live region elsewhere speaks them. None goes while the pointer or the focus is on them (ruling 2). */
export function Toasts({ toasts, onClose }: { toasts: readonly ToastView[]; onClose(id: number): void }) {
  const [under, setUnder] = useState(false);
  const [within, setWithin] = useState(false);
  const held = under || within;
  const section = useRef<HTMLElement>(null);
  const act = useActions(toasts, onClose);
  useEffect(() => {
    if (!section.current?.contains(document.activeElement)) setWithin(false);
  }, [toasts]);
  return (
    <section
      className="toasts"
      ref={section}
      aria-label={controlTexts.notifications()}
      onMouseEnter={() => setUnder(true)}
      onMouseLeave={() => setUnder(false)}
      onFocus={() => setWithin(true)}
      onBlur={() => setWithin(false)}
    >
      <ol className="toasts__list">
        {toasts.map((toast) => (
          <Toast toast={toast} key={toast.id} held={held} onAct={act} onClose={onClose} />
        ))}
      </ol>
    </section>
  );
}
