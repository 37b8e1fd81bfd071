import { virtual } from '@guidepup/virtual-screen-reader';
import { atRest } from '../../../waits.ts';
import { elapse } from '../../pageTimers.ts';

/** More phrases than any part of a page has: a reader that does not come to the end would go on for ever. */
const MOST = 600;

/** What changes from run to run and is not the shop's wording. */
const worn = (phrase: string): string =>
  phrase
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) \d{1,2}(?: \p{L}+)?/giu, '{giorno}')
    .replaceAll(/\b(?:lun|mar|mer|gio|ven|sab|dom) \d{1,2}(?: \p{L}+)?/giu, '{giorno}')
    .replaceAll(/\b(?:oggi|domani|dopodomani)\b/gi, '{giorno}')
    .replaceAll(/\b\d{1,2} minuti\b/g, '{minuti}')
    .replaceAll(/\d{1,2}:\d{2}/g, '{ora}')
    .replaceAll(/\b\d{1,2} \p{L}+ 20\d\d\b/gu, '{data}')
    .replaceAll(/\bscade \d{2}\/20\d\d/g, 'scade {mese}')
    .replaceAll(/\bordine \d+/gi, 'ordine {n}')
    .replace(/, position \d+, set size \d+$/, '');

/** A control that is pressed is told of before or after it shows that it works: both are right. */
const atWork = (phrase: string): string => phrase.replace(/( Caricamento in corso)?(, busy|, disabled)+$/, '');

/** Coalescing: a live region filled by several mutations is announced once. */
const once = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase, at) => {
    const [, how, words = ''] = /^(polite|assertive): (.+)$/.exec(phrase) ?? [];
    if (!how) return phrase !== phrases[at - 1];
    const next = phrases[at + 1];
    const isPart = next !== phrase && next?.startsWith(`${how}: `) && next.endsWith(words);
    return phrases.indexOf(phrase) === at && !isPart;
  });

/** Alerts that stand in the page, by their words: one that comes is spoken at once. */
const alerts = (): string[] =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent.trim()).filter(Boolean);

/** A conversation with a screen reader: its transcript, step by step. */
export interface Reading {
  /** What is read of a part of the page, from its beginning to its end. */
  read(step: string, part: Element): Promise<void>;
  /** What is said without being asked for while something is done: where the focus goes, and what live regions announce. A dialog is left out for its heading, which takes the focus. */
  hear(step: string, act: () => Promise<unknown>): Promise<void>;
  transcript(): string;
}

/** The option that arrows have reached in a list, while the focus stays in its field. */
function reached(): string[] {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  const option = id ? document.getElementById(id) : null;
  return option ? [`reached: ${option.textContent.trim()}`] : [];
}

/** Nothing of the page changes any more by itself. */
async function settled(): Promise<void> {
  await elapse(160);
  await atRest(() => document.body.innerHTML, 10);
  await elapse(160);
}

export function startReading(): Reading {
  const lines: string[] = [];
  const note = (step: string, phrases: readonly string[]) =>
    lines.push(`# ${step}`, ...(phrases.length > 0 ? phrases.map(worn) : ['(silence)']), '');
  return {
    async read(step, part) {
      await settled();
      for (const box of part.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
        box.toggleAttribute('checked', box.checked);
      await virtual.start({ container: part as HTMLElement });
      try {
        const first = await virtual.lastSpokenPhrase();
        for (let said = 0; said < MOST; said++) {
          await virtual.next();
          if ((await virtual.lastSpokenPhrase()) === first) break;
        }
        note(step, (await virtual.spokenPhraseLog()).slice(0, -1));
      } finally {
        await virtual.stop();
      }
    },
    async hear(step, act) {
      await settled();
      await virtual.start({ container: document.body });
      try {
        await virtual.clearSpokenPhraseLog();
        const before = alerts();
        await act();
        await settled();
        const said = (await virtual.spokenPhraseLog()).filter(
          (phrase) => !/^(polite|assertive): *$|^status$|^dialog, /.test(phrase),
        );
        const fresh = alerts().filter(
          (words) => !before.includes(words) && !said.some((phrase) => phrase.includes(words)),
        );
        note(step, [...once(said.map(worn).map(atWork)), ...fresh.map((words) => `assertive: ${words}`), ...reached()]);
      } finally {
        await virtual.stop();
      }
    },
    transcript: () => lines.join('\n'),
  };
}
