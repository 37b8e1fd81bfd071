interface Printed {
  language?: string;
  labels?: Record<string, string>;
}

/**
 * Begins a page that is not in Italian: lays the language's texts under the site's own in the printed configuration, of which they then are a
 * part for whoever reads it, and brings the loader, which `data-then` names. Throws what its import throws, for the boot script to tell.
 */
export async function startIn(document: Document, language: string, texts: Record<string, string>): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[type="application/json"][data-spesa-config]');
  const held = script?.firstChild;
  if (!script || !(held instanceof Text)) return;
  const config = JSON.parse(held.data) as Printed;
  // The data of its text, not the script's own: Trusted Types ask nothing of data that nobody runs (XSS-16).
  if (config.language === language) held.data = JSON.stringify({ ...config, labels: { ...texts, ...config.labels } });
  const { then: loader } = script.dataset;
  if (loader) await import(new URL(loader, document.baseURI).href);
}
