import { sameClock } from '../moment.ts';

/** The milliseconds of a day. */
export const day = 86_400_000;

/** Environment of a process that begins with the right time and after three seconds stands so many days elsewhere, of which it says "jumped". */
export function jumpingClock(days: number): { NODE_OPTIONS: string } {
  const shim = `const Right = Date;
    let moved = 0;
    setTimeout(() => { moved = ${days * day}; console.error('jumped'); }, 3000);
    globalThis.Date = class extends Right {
      constructor(...given) { given.length ? super(...given) : super(Right.now() + moved); }
      static now() { return Right.now() + moved; }
    };`;
  return { NODE_OPTIONS: `${sameClock().NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(shim)}` };
}
