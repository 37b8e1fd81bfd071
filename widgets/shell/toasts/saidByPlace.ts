/** Alerts that have stood for an error once. */
const counted = new WeakSet<Element>();

/** Does an alert in the page, beside the control that failed, say this error by itself? Each alert answers for one: where it stays and the same happens again, nothing is spoken by it. */
export function saidByPlace(text: string): boolean {
  const alert = [...document.querySelectorAll('[role=alert]')].find(
    (one) => !counted.has(one) && !one.closest('.spesa-live') && one.textContent?.includes(text),
  );
  if (alert) counted.add(alert);
  return alert !== undefined;
}
