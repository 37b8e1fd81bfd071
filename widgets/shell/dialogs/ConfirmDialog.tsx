import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';

/** A question with yes and no (§2); closing it means no. */
export default function ConfirmDialog({
  input: { title, text, lines = [], yes, no, danger },
  answer,
  close,
}: DialogProps<'confirm'>) {
  const foot = (
    <>
      <Button variant="secondary" onClick={close}>
        {no ?? controlTexts.cancel()}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
        {yes ?? controlTexts.yes()}
      </Button>
    </>
  );
  return (
    <DialogPanel title={title} foot={foot} onClose={close}>
      {lines.length > 0 && (
        <ul className="dialog__lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {text && <p>{text}</p>}
    </DialogPanel>
  );
}
