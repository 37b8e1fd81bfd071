const touches = ['pointerover', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs once, when the customer is about to do something for the first time: the moment to fetch what a press will need. */
export function beforeTouch(run: () => void): void {
  const once = () => {
    for (const touch of touches) document.removeEventListener(touch, once);
    run();
  };
  for (const touch of touches) document.addEventListener(touch, once, { passive: true });
}
