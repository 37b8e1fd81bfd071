/** An element that earlyCart.ts has filled. */
export interface EarlyHost {
  /** What shows the answer until the element is whole; undefined once that has had the focus. */
  early?: HTMLElement | undefined;
}
