/** A window that was opened to ask somebody else who the customer is. */
export interface Popup {
  go(url: string): void;
  /** What a page of this origin says in it; undefined when the customer has closed it. */
  answer(origin: string): Promise<SocialAnswer | undefined>;
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

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length < 4_096 ? value : null);

function readAnswer(data: unknown): SocialAnswer | undefined {
  if (typeof data !== 'object' || data === null || (data as { type?: unknown }).type !== 'spesa-social')
    return undefined;
  const { code, state, error } = data as Record<string, unknown>;
  return { code: textOf(code), state: textOf(state), error: textOf(error) };
}

/** Opens a window of 600×600 in the middle (account §9), to be called in a press; undefined where the browser does not let it. */
export function openPopup(): Popup | undefined {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE) / 2);
  const popup = window.open('', 'spesa-login', `popup,width=${SIZE},height=${SIZE},left=${left},top=${top}`);
  if (!popup) return undefined;
  return {
    go: (url) => popup.location.replace(url),
    close: () => popup.close(),
    answer: (origin) =>
      new Promise((resolve) => {
        const end = (answer?: SocialAnswer) => {
          clearInterval(timer);
          window.removeEventListener('message', hear);
          resolve(answer);
        };
        const hear = (event: MessageEvent) => {
          if (event.source !== popup || event.origin !== origin) return;
          const answer = readAnswer(event.data);
          if (answer) end(answer);
        };
        /** A page that has spoken closes its window: what it said comes first. */
        const timer = setInterval(() => popup.closed && setTimeout(end, LOOK_MS), LOOK_MS);
        window.addEventListener('message', hear);
      }),
  };
}
