/** What a page tells of itself, in ms since its navigation began; 0: not yet. */
export interface Marks {
  firstPaint: number;
  largestPaint: number;
  /** First frame that showed the wanted element. */
  visible: number;
  longTasks: [start: number, length: number][];
  /** The finger left the glass, and the first frame after it that showed the change. */
  lifted: number;
  shown: number;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before its scripts: paints, long tasks, and the first frame in which `wanted` has a box. */
export function installMarks(wanted: string): void {
  const marks: Marks = { firstPaint: 0, largestPaint: 0, visible: 0, longTasks: [], lifted: 0, shown: 0 };
  window.marks = marks;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (marks.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => marks.longTasks.push([startTime, duration]));
  const look = () => {
    const found = document.querySelector(wanted);
    if (!found || found.getBoundingClientRect().height < 1 || getComputedStyle(found).visibility === 'hidden')
      return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (marks.visible = performance.now())));
  };
  if (wanted) requestAnimationFrame(look);
}

/** Runs in the page before a tap: marks the frame in which what `watched` says is no longer what it says now. Looks once a frame, before it is painted: a look costs a layout. */
export function watchText(watched: string): void {
  const { marks } = window;
  const read = () => [...document.querySelectorAll<HTMLElement>(watched)].map((one) => one.innerText.trim()).join();
  const before = read();
  const look = () => {
    const now = read();
    if (now === '' || now === before) return void requestAnimationFrame(look);
    setTimeout(() => (marks.shown = performance.now()));
  };
  const lift = (event: Event) => {
    if (marks.lifted) return;
    marks.lifted = event.timeStamp;
    requestAnimationFrame(look);
  };
  for (const name of ['pointerup', 'click']) addEventListener(name, lift, { capture: true, once: true });
}
