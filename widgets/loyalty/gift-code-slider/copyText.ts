/** Puts a text on the clipboard; where that is not allowed the text is selected in its place, to be copied by hand. True when it is on the clipboard. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) shown.ownerDocument.getSelection()?.selectAllChildren(shown);
    return false;
  }
}
