import { useState } from 'react';

const STEP = 50;
const WIDEST = 4;

export interface Turning {
  /** The page in sight, from 0. */
  at: number;
  /** Steps of 50 % over the whole page. */
  zoom: number;
  percent: number;
  widest: boolean;
  go(page: number): void;
  setZoom(zoom: number): void;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Which page of so many is shown, and how large; both stay within their bounds. */
export function useTurning(count: number): Turning {
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useState(0);
  const at = within(page, Math.max(0, count - 1));
  return {
    at,
    zoom,
    percent: 100 + zoom * STEP,
    widest: zoom === WIDEST,
    go: (to) => setPage(within(to, Math.max(0, count - 1))),
    setZoom: (to) => setZoom(within(to, WIDEST)),
  };
}
