import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';

/** Something to be read and closed with OK (§2). */
export default function WarningDialog({ input: { title, text, lines = [] }, answer, close }: DialogProps<'warning'>) {
  return (
    <DialogPanel title={title} foot={<Button onClick={() => answer(true)}>{controlTexts.ok()}</Button>} onClose={close}>
      {text && <p>{text}</p>}
      {lines.length > 0 && (
        <ul className="dialog__lines" tabIndex={0} aria-label={title}>
          {lines.map((line, index) => (
            <li key={index}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
    </DialogPanel>
  );
}
