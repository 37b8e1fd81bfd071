const LONGEST_WAIT = 3_000;

/** Brings the sheet that the page only names, because not everybody sees its element; resolves when it is there or cannot come. */
export function bringSheet(tag: string): Promise<unknown> | undefined {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${tag}"]`);
  if (!named) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: named.content });
  named.replaceWith(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    setTimeout(resolve, LONGEST_WAIT);
  });
}
