import * as commonTexts from '../../../core/labels/it/common.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';

/** A question with yes and no (§2); closing it means no. */
export default function ConfirmDialog({
  input: { title, text, yes, no, danger },
  answer,
  close,
}: DialogProps<'confirm'>) {
  const foot = (
    <>
      <Button variant="secondary" onClick={close}>
        {no ?? commonTexts.cancel()}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
        {yes ?? commonTexts.yes()}
      </Button>
    </>
  );
  return (
    <DialogPanel title={title} foot={foot} onClose={close}>
      {text && <p>{text}</p>}
    </DialogPanel>
  );
}
