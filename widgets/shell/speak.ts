/** How long a spoken text stays in its region: longer than a slow screen reader waits. */
const STAYS_MS = 10_000;

/** Says a text through the live region that has been on the page from the start: politely, or at once. */
export function speak(role: 'status' | 'alert', text: string): void {
  const region = document.querySelector(`.spesa-live [role=${role}]`);
  if (!region) return;
  const line = Object.assign(document.createElement('p'), { textContent: text });
  region.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}
