/** A browser with one page open. Each engine that the journeys are made on does these few things; the rest is visitor.ts. */
export interface Engine {
  /** Opens an address and waits until it is loaded. */
  go: (url: string) => Promise<void>;
  /** Calls a function inside the page; it may use nothing from around it. */
  inPage: <Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given) => Promise<Answer>;
  /** Presses at a point of the screen, in CSS pixels: with a finger where the engine can be given one, else with the mouse. */
  press: (x: number, y: number) => Promise<void>;
  /** Presses a key, or several at once as in `Shift+Tab`. */
  key: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The size of what is seen of a page, in CSS pixels. */
  resize: (size: Size) => Promise<void>;
  /** What pages have complained of since this was asked last: errors, refusals of the content policy, `console.error`. */
  complaints: () => Promise<string[]>;
  /** What is seen, as a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}
