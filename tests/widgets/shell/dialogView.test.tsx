import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDialogView } from '../../../widgets/shell/dialogs/useDialogView.ts';
import { views } from '../../../widgets/shell/dialogs/views.ts';

function Frame({ at }: { at: string }) {
  const { View } = useDialogView('warning');
  return <p>{`${at}: ${View ? 'there' : 'waiting'}`}</p>;
}

test('a dialog whose view arrives between its first drawing and its request is drawn all the same', async () => {
  const kept = views.warning;
  let asked = false;
  let bring = () => {};
  const arrives = new Promise<void>((resolve) => (bring = resolve));
  views.warning = async () => {
    asked = true;
    await arrives;
    return { default: () => null };
  };
  render(<Frame at="first" />);
  await waitFor(() => expect(asked).toBe(true));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const root = document.body.appendChild(document.createElement('div'));
  const { createRoot } = await import('react-dom/client');
  bring();
  createRoot(root).render(<Frame at="second" />);
  await waitFor(() => expect(screen.getByText(/^first/).textContent).toBe('first: there'));
  await waitFor(() => expect(screen.getByText(/^second/).textContent).toBe('second: there'));
  views.warning = kept;
});
