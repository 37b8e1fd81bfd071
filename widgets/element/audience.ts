const LONGEST_WAIT = 3_000;
const NEAR = '400px';

/** Resolves when one of these elements, now on the page or later, comes near the screen; never while none has a place on it. */
function whenNear(tag: string): Promise<void> {
  return new Promise((resolve) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        added.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    const watch = () => document.querySelectorAll(tag).forEach((element) => seen.observe(element));
    const added = new MutationObserver(watch);
    added.observe(document, { childList: true, subtree: true });
    watch();
  });
}

/** Fetches the sheet that the page only names; resolves when it is there or cannot come. */
function fetchSheet(tag: string): Promise<unknown> | undefined {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${tag}"]`);
  if (!named) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: named.content });
  named.replaceWith(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    setTimeout(resolve, LONGEST_WAIT);
  });
}

/**
 * The definition of an element that is not for everyone, with its sheet: with `near`, fetched when it comes near the screen, since most of
 * them stand far down the page. An editor sees everything.
 */
export async function forAudience<Definition>(
  tag: string,
  definition: () => Promise<Definition>,
  near: boolean,
): Promise<Definition> {
  if (near && !document.documentElement.hasAttribute('data-spesa-no-shell')) await whenNear(tag);
  const [found] = await Promise.all([definition(), fetchSheet(tag)]);
  return found;
}
