/**
 * Moves toasts and live regions into the topmost open dialog, else back into the page: what is outside a modal dialog is neither
 * spoken nor clickable. They are moved whole, so timers, focus and what is being spoken go on.
 */
export function liftAboveDialogs(): void {
  const top = [...document.querySelectorAll<HTMLElement>('dialog.dialog[open]')].at(-1);
  for (const name of ['spesa-live', 'spesa-toast-place']) {
    const moved = document.querySelector<HTMLElement>(`.${name}`);
    const target = top ?? document.body;
    if (moved && moved.parentElement !== target) target.append(moved);
  }
}
