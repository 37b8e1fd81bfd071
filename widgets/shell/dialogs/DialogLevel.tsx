import { useRef } from 'react';
import type { DialogName, Level } from '../../../core/stores/dialogs.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import { DialogFrame, DialogPanel } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { liftAboveDialogs } from '../lift.ts';
import { kinds } from './views.ts';
import { useDialogView } from './useDialogView.ts';

interface Step {
  name: DialogName;
  input: object;
}

/** One level: the frame stays while a chain works between two steps, the step just taken stays visible behind the busy sign. */
export function DialogLevel({ level }: { level: Level }) {
  const { dialogs } = useSpesa();
  const last = useRef<Step | undefined>(undefined);
  if (level.name) last.current = { name: level.name, input: level.input };
  const step = last.current;
  const { View, failed, again } = useDialogView(step?.name);
  const close = () => dialogs.answer(level.id, undefined);
  const answer = (value: unknown) => dialogs.answer(level.id, value);

  return (
    <DialogFrame
      kind={step && kinds[step.name]}
      busy={!level.name || (!View && !failed)}
      onClose={close}
      onChange={liftAboveDialogs}
    >
      {View && step && <View key={step.name} input={step.input as never} answer={answer} close={close} />}
      {failed && !View && (
        <DialogPanel title={controlTexts.notifications()} onClose={close}>
          <ErrorState onRetry={again} />
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
