const steps = JSON.parse(document.currentScript.dataset.press);
const topmost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
const ready = (control) => control.checkVisibility() && !control.ariaBusy && !control.closest('[aria-busy=true]');

/** Presses each control as soon as it can be pressed, in order; a finger on the page fetches what comes with the first touch. */
function pressNext() {
  document.dispatchEvent(new Event('pointerover'));
  const control = [...topmost().querySelectorAll(steps[0])].find(ready);
  if (control) {
    steps.shift();
    control.focus();
    control.click();
  }
  if (steps.length > 0) setTimeout(pressNext, 60);
}

addEventListener('DOMContentLoaded', pressNext);
