import { useEffect, useState, type ComponentType } from 'react';
import type { DialogName } from '../../../core/stores/dialogs.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { views } from './views.ts';

/** A view whose dialog is not known by type: the host hands on what the store holds. */
type AnyView = ComponentType<DialogProps<never>>;

const loaded = new Map<DialogName, AnyView>();

/** The view of a dialog: at once when it was opened before, else when it has arrived. */
export function useDialogView(name: DialogName | undefined): {
  View: AnyView | undefined;
  failed: boolean;
  again(): void;
} {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const View = name && loaded.get(name);

  useEffect(() => {
    if (!name || View) return;
    let wanted = true;
    setFailed(false);
    views[name]().then(
      ({ default: view }) => {
        loaded.set(name, view as AnyView);
        if (wanted) redraw((count) => count + 1);
      },
      () => wanted && setFailed(true),
    );
    return () => void (wanted = false);
  }, [name, tries]);

  return { View, failed, again: () => setTries((count) => count + 1) };
}
