import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { pixelsAUnit, project, type Spot } from '../../../core/rules/mercator.ts';

/** Near Genoa (account §2). */
const genoa = project(44.41, 8.93)!;
const firstZoom = 10;
/** The whole country, and a few streets. */
export const zooms = [5, 15] as const;
/** A press that moves less is none that drags, in pixels. */
const still = 4;

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  zoom: number;
  scale: number;
  size: { width: number; height: number };
  /** Where a spot lies in the frame, in pixels. */
  at(spot: Spot): Spot;
  /** Lies in the frame, or just outside. */
  isSeen(spot: Spot): boolean;
  closer(by: number, around?: Spot): void;
  show(spot: Spot): void;
  drag: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** What of the map is in its frame: moved by dragging, nearer and farther by whole zooms. */
export function useMapView(): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [{ centre, zoom }, move] = useState({ centre: genoa, zoom: firstZoom });
  const held = useRef<{ x: number; y: number; centre: Spot; moved: boolean } | undefined>(undefined);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = pixelsAUnit(zoom);
  const within = (to: number): number => Math.min(zooms[1], Math.max(zooms[0], to));
  const at = ({ x, y }: Spot): Spot => ({
    x: (x - centre.x) * scale + size.width / 2,
    y: (y - centre.y) * scale + size.height / 2,
  });
  return {
    frame,
    zoom,
    scale,
    size,
    at,
    isSeen(spot) {
      const { x, y } = at(spot);
      const edge = 40;
      return x > -edge && y > -edge && x < size.width + edge && y < size.height + edge;
    },
    closer: (by, around = centre) => move({ centre: around, zoom: within(zoom + by) }),
    show: (spot) => move({ centre: spot, zoom: Math.max(zoom, 13) }),
    drag: {
      onPointerDown(event) {
        held.current = { x: event.clientX, y: event.clientY, centre, moved: false };
      },
      onPointerMove(event) {
        const from = held.current;
        if (!from) return;
        const [right, down] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.moved && Math.hypot(right, down) < still) return;
        from.moved = true;
        move({ centre: { x: from.centre.x - right / scale, y: from.centre.y - down / scale }, zoom });
      },
      onPointerUp: () => void (held.current = undefined),
      onPointerCancel: () => void (held.current = undefined),
    },
  };
}
