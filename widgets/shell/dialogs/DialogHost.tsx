import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';
import { DialogLevel } from './DialogLevel.tsx';

/** Draws the levels of the dialogs' store, one native dialog each; the topmost alone can be reached (A11Y-03). */
export default function DialogHost() {
  const levels = useSlice(useSpesa().dialogs.store, (state) => state.levels);
  return (
    <>
      {levels.map((level) => (
        <DialogLevel key={level.id} level={level} />
      ))}
    </>
  );
}
