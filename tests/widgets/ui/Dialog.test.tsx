import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../widgets/ui/Dialog.tsx';

afterEach(cleanup);

function Stage({ onClose = () => {} }: { onClose?(): void }) {
  const [step, setStep] = useState(0);
  const close = (): void => {
    onClose();
    setStep(0);
  };
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        {'Apri'}
      </button>
      {step > 0 && (
        <Dialog title={step === 1 ? 'Indirizzo' : 'Fascia oraria'} onClose={close}>
          <button type="button" onClick={() => setStep(2)}>
            {'Avanti'}
          </button>
        </Dialog>
      )}
    </>
  );
}
const open = async (onClose?: () => void) => {
  render(<Stage onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Apri' });
  opener.focus();
  await userEvent.click(opener);
  return { opener, dialog: document.querySelector('dialog') as HTMLDialogElement };
};

test('A11Y-03 focus goes to the heading, again when the content changes, and back to the opener at the end', async () => {
  const { opener, dialog } = await open();
  expect(dialog.open).toBe(true);
  const heading = () => document.querySelector('.dialog__title');
  expect(document.activeElement).toBe(heading());
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Indirizzo');
  await userEvent.click(screen.getByText('Avanti'));
  expect(heading()?.textContent).toBe('Fascia oraria');
  expect(document.activeElement).toBe(heading());
  await userEvent.click(document.querySelector('[aria-label="Chiudi"]') as HTMLElement);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape asks to close once and does not close by itself', async () => {
  const onClose = vi.fn();
  const { dialog } = await open(onClose);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press beside the dialog closes it, one that began inside does not', async () => {
  const onClose = vi.fn();
  const { dialog } = await open(onClose);
  const inside = dialog.querySelector('.dialog__body') as HTMLElement;
  fireEvent.mouseDown(inside);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
