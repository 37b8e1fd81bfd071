import { useEffect, useState } from 'react';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';

/** Keeps the screen on while one cooks, where the browser can; the browser lets go when the page is hidden, so it is asked again. */
export function ScreenAwake() {
  const [on, setOn] = useState(false);

  useEffect(() => {
    if (!on) return;
    let lock: Promise<WakeLockSentinel> | undefined;
    const ask = () => {
      if (document.hidden) return;
      lock = navigator.wakeLock.request('screen');
      lock.catch(() => setOn(false));
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      lock?.then(
        (given) => given.release(),
        () => {},
      );
    };
  }, [on]);

  return 'wakeLock' in navigator ? (
    <label className="recipe__awake">
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} /> {recipeTexts.awake()}
    </label>
  ) : null;
}
