import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastKind = 'success' | 'warning' | 'error' | 'notice';

/** What the customer may do about a message; `keys` as aria-keyshortcuts writes them. */
export interface ToastAction {
  label: string;
  keys?: 'Control+Z';
  run(): void;
}

/** One message to the customer. `ms` 0 stays until closed. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  ms: number;
  /** How often the same text was shown while it stood. */
  count: number;
  action?: ToastAction;
  /** The subject of a toast whose control shows the same text: of each subject only the newest is shown, and it is not spoken. */
  about?: string;
  /** The code of the envelope's message that it shows, such as `timeslot.cleared`. */
  code?: string;
}

/** Toasts of store actions stay 3 s, texts of the envelope 5 s (ruling 2). */
export const ACTION_MS = 3_000;
export const MESSAGE_MS = 5_000;
const MOST = 5;

export interface Toasts {
  store: StoreApi<{ list: readonly Toast[] }>;
  /** `instead` is the toast that this one takes the place of while it stands. */
  show(toast: Omit<Toast, 'id' | 'ms' | 'count'> & { ms?: number; instead?: number | undefined }): number;
  stands(id: number): boolean;
  close(id: number): void;
  /** Closes messages whose code begins with this subject, such as `timeslot`, once it is resolved. */
  settle(subject: string): void;
}

/** At most five at once; the oldest that is no error leaves first, equal ones are counted unless they can be acted upon (§8, CART-11). */
export function createToasts(): Toasts {
  const store = createStore<{ list: readonly Toast[] }>(() => ({ list: [] }));
  let last = 0;
  return {
    store,
    show({ ms = MESSAGE_MS, instead, ...given }) {
      const list = store.getState().list.filter(({ about }) => !about || about !== given.about);
      const same = list.find(
        ({ kind, text, action }) => kind === given.kind && text === given.text && !action && !given.action,
      );
      if (same) {
        store.setState({ list: list.map((toast) => (toast === same ? { ...toast, count: toast.count + 1 } : toast)) });
        return same.id;
      }
      const grows = list.some(({ id }) => id === instead);
      const toast: Toast = { ...given, id: grows && instead ? instead : ++last, ms, count: 1 };
      const next = grows ? list.map((old) => (old.id === instead ? toast : old)) : [...list, toast];
      while (next.length > MOST)
        next.splice(
          Math.max(
            0,
            next.findIndex((old) => old.kind !== 'error' && old !== toast),
          ),
          1,
        );
      store.setState({ list: next });
      return toast.id;
    },
    stands: (id) => store.getState().list.some((toast) => toast.id === id),
    close: (id) => store.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) })),
    settle: (subject) =>
      store.setState(({ list }) => ({ list: list.filter(({ code }) => !code?.startsWith(`${subject}.`)) })),
  };
}
