/** What page translation and WordPress' emoji script put in the place of our texts. */
const FOREIGN = 'font, .emoji';

/** A text of a view and what stands there instead of it. */
interface Replaced {
  text: Text;
  by: readonly ChildNode[];
}

const isForeign = (node: Node): boolean =>
  node instanceof Element && (node.matches(FOREIGN) || node.querySelector(FOREIGN) !== null);

/** The texts that were taken out of an element of ours, or wrapped, each with the nodes that came at its place. */
function replacedBy(changes: readonly MutationRecord[]): Replaced[] {
  const came = changes.filter(({ addedNodes }) => [...addedNodes].some(isForeign));
  return changes.flatMap(({ target, removedNodes }) =>
    [...removedNodes].flatMap((text): Replaced[] => {
      if (!(text instanceof Text) || text.parentNode === target) return [];
      const record = came.find(
        (other) =>
          other.target === target &&
          ([...other.removedNodes].includes(text) || other.nextSibling === text || other.previousSibling === text),
      );
      const by = [...(record?.addedNodes ?? [])].filter((node) => node.parentNode === target) as ChildNode[];
      return by.length > 0 ? [{ text, by }] : [];
    }),
  );
}

/**
 * Puts our text back beside what took its place, empty, so that the view finds it where it left it; as soon as the view writes into it
 * or takes it away, what stood for it goes, and what the view says is read (WP-14).
 */
function keep({ text, by }: Replaced): void {
  const last = by.at(-1)!;
  const parent = last.parentNode!;
  if (text.parentNode) text.replaceWith(text.cloneNode());
  text.data = '';
  last.after(text);
  const watcher = new MutationObserver(() => {
    if (text.parentNode === parent && text.data === '') return;
    watcher.disconnect();
    for (const node of by) node.remove();
  });
  watcher.observe(text, { characterData: true });
  watcher.observe(parent, { childList: true });
}

/** For changes of the page in which something foreign has come into an element of ours. */
export function keepTexts(changes: readonly MutationRecord[]): void {
  replacedBy(changes).forEach(keep);
}
