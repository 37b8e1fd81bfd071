let pressed: DOMRect | undefined;

/** Remembers where a control stood when it was pressed: what the press brings is not put over it. */
export function watchPresses(document: Document): void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element) pressed = (target.closest('button, a, input') ?? target).getBoundingClientRect();
  };
  document.addEventListener('click', hear, { capture: true });
}

/** The place of the control that was pressed last, in the window of that time; none before the first press. */
export const lastPress = (): readonly DOMRect[] => (pressed ? [pressed] : []);
