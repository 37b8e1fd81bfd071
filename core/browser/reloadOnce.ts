const MARK = 'spesa:reloaded';
const PAUSE = 60_000;

/** Has this tab done so less than a minute ago? Where nothing can be remembered: yes, so that it never becomes a loop. */
function justDone(window: Window): boolean {
  try {
    const { sessionStorage } = window;
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < PAUSE) return true;
    sessionStorage.setItem(MARK, String(Date.now()));
    return sessionStorage.getItem(MARK) === null;
  } catch {
    return true;
  }
}

/** Loads a page anew whose files are gone, once a minute at most and only if the site answers (NET-17); false when it may not. */
export async function reloadOnce(window: Window): Promise<boolean> {
  const answer = await window.fetch(window.location.href, { method: 'HEAD', cache: 'reload' }).catch(() => undefined);
  if (!answer?.ok || justDone(window)) return false;
  window.location.reload();
  return true;
}
