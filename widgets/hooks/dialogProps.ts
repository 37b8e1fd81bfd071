import type { DialogAnswer, DialogInput, DialogName } from '../../core/stores/dialogs.ts';

/** What the view of a dialog gets: its input, and how to answer or close it. */
export interface DialogProps<N extends DialogName> {
  input: DialogInput<N>;
  answer(value: DialogAnswer<N>): void;
  close(): void;
}
