import * as fileErrorTexts from '../core/labels/it/errorsOfFiles.ts';
import { reloadOnce } from '../core/browser/reloadOnce.ts';

/** An element whose code could not be fetched: the page is loaded anew, and where that was tried already it says so beside what the server printed (NET-17). */
export async function recover(tag: string): Promise<void> {
  if (await reloadOnce(window)) return;
  for (const element of document.querySelectorAll(tag)) {
    const text = Object.assign(document.createElement('p'), {
      className: 'notice notice--error',
      role: 'alert',
      textContent: fileErrorTexts.missing(),
    });
    element.classList.add('spesa');
    element.prepend(text);
  }
}
