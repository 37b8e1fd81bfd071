import { useEffect, useState } from 'react';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';

/** Keeps the screen on while one cooks, where the browser can; the browser lets go when the page is hidden, so it is asked again. */
export function ScreenAwake() {
  const [on, setOn] = useState(false);
  const able = 'wakeLock' in navigator;

  useEffect(() => {
    if (!on || !able) return;
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given;
          if (left) void given.release();
        },
        () => setOn(false),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [on, able]);

  return able ? (
    <label className="recipe__awake">
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} /> {recipeTexts.awake()}
    </label>
  ) : null;
}
