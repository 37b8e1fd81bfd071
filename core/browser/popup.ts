/** A window that was opened to ask somebody else who the customer is. */
export interface Popup {
  go(url: string): void;
  /**
   * What a page of this origin says in it; undefined when the window is gone. A provider's page may have cut the window off (COOP), which
   * looks the same: what is said of this state afterwards, on the channel of our origin, goes to `late`.
   */
  answer(origin: string, state: string, late: (answer: SocialAnswer) => void): Promise<SocialAnswer | undefined>;
  /** Ends the waiting too. */
  close(): void;
}

/** What a provider sent back: a code with its state, or why there is none. */
export interface SocialAnswer {
  code: string | null;
  state: string | null;
  error: string | null;
}

const SIZE = 600;
const LOOK_MS = 300;
/** So long a provider waits for its visitor. */
const LONGEST_MS = 600_000;
/** The channel on which the page that a provider sends back to speaks when it has no opener any more. */
const CHANNEL = 'spesa-social';
const NAME = 'spesa-login';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length < 4_096 ? value : null);

function readAnswer(data: unknown): SocialAnswer | undefined {
  if (typeof data !== 'object' || data === null || (data as { type?: unknown }).type !== 'spesa-social')
    return undefined;
  const { code, state, error } = data as Record<string, unknown>;
  return { code: textOf(code), state: textOf(state), error: textOf(error) };
}

/** Stops listening for what a former window may still say. */
let forgetFormer = (): void => {};

/** Hears the window, and where it has been cut off the channel, until `stop` or ten minutes later. */
function hear(popup: Window, origin: string, state: string, heard: (answer: SocialAnswer) => void): () => void {
  const channel =
    origin === location.origin && typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== popup || event.origin !== origin) return;
    const answer = readAnswer(event.data);
    if (answer) heard(answer);
  };
  if (channel)
    channel.onmessage = ({ data }) => {
      const answer = readAnswer(data);
      if (answer?.state === state) heard(answer);
    };
  window.addEventListener('message', onMessage);
  const stop = (): void => {
    clearTimeout(timer);
    channel?.close();
    window.removeEventListener('message', onMessage);
  };
  const timer = setTimeout(stop, LONGEST_MS);
  return stop;
}

/** Opens a window of 600×600 in the middle (account §9), to be called in a press; undefined where the browser does not let it. */
export function openPopup(): Popup | undefined {
  forgetFormer();
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE) / 2);
  const popup = window.open('', NAME, `popup,width=${SIZE},height=${SIZE},left=${left},top=${top}`);
  if (!popup) return undefined;
  let given = false;
  return {
    go: (url) => popup.location.replace(url),
    close() {
      given = true;
      popup.close();
    },
    answer: (origin, state, late) =>
      new Promise((resolve) => {
        let waiting = true;
        const end = (answer?: SocialAnswer): void => {
          waiting = false;
          clearInterval(timer);
          resolve(answer);
        };
        forgetFormer = hear(popup, origin, state, (answer) => {
          forgetFormer();
          if (waiting) end(answer);
          else late(answer);
        });
        const until = Date.now() + LONGEST_MS;
        /** A page that has spoken closes its window: what it said comes first. */
        const timer = setInterval(() => {
          if (given || popup.closed || Date.now() > until) setTimeout(() => waiting && end(), LOOK_MS);
        }, LOOK_MS);
      }),
  };
}

/** Is this page in a window that `openPopup` has opened, whose opener still waits? */
export const inPopup = (): boolean => window.name === NAME && window.opener !== null;

/** Hands what came back to this window on to the page of this origin that opened it, and closes the window. */
export function handBack(answer: SocialAnswer): void {
  const said = { type: 'spesa-social', ...answer };
  const opener = window.opener as Window | null;
  if (opener) opener.postMessage(said, location.origin);
  else new BroadcastChannel(CHANNEL).postMessage(said);
  window.close();
}
