const PATIENCE = 2_000;

let painted: Promise<unknown> | undefined;

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves once the page's most wanted picture is on the screen, or after 2,000 ms: what the server has printed is seen before our elements take it over. */
export function firstPaint(): Promise<unknown> {
  painted ??= Promise.race([
    document
      .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      ?.decode?.()
      .then(frame, () => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  return painted;
}
