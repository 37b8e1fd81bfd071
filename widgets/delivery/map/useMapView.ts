import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { pixelsAUnit, type Spot } from '../../../core/rules/mercator.ts';
import { firstView, placeZoom, zooms, type Size, type View } from './firstView.ts';

/** A press that moves less is none that drags, in pixels. */
const still = 4;
/** What lies so far outside is still drawn, in pixels. */
const edge = 40;
/** Of the map at a press of an arrow key, in pixels. */
const step = 80;
/** Turns of a wheel for one zoom, in pixels. */
const wheelZoom = 120;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** Pixels of a unit. */
  scale: number;
  size: Size;
  /** How often one finger has tried to drag: it scrolls the page. */
  refused: number;
  /** Where a spot lies in the frame, in pixels. */
  at(spot: Spot): Spot;
  /** Lies in the frame, or just outside. */
  isSeen(spot: Spot): boolean;
  closer(by: number, around?: Spot): void;
  show(spot: Spot): void;
  onKeyDown(event: KeyboardEvent): void;
  drag: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** The middle of what is held, and how far its first two pointers are apart; 1 where there is one. */
function gripOf(held: ReadonlyMap<number, Spot>): Spot & { spread: number } {
  const [one, two = one] = held.values();
  if (!one || !two) return { x: 0, y: 0, spread: 1 };
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread: Math.hypot(one.x - two.x, one.y - two.y) || 1 };
}

const within = (zoom: number): number => Math.min(zooms[1], Math.max(zooms[0], zoom));

/** The view when it is nearer by so many zooms, with what lies at a distance from the middle of the frame staying there. */
function nearer({ centre, zoom }: View, by: number, { x, y }: Spot): View {
  const to = within(zoom + by);
  const kept = 1 / pixelsAUnit(zoom) - 1 / pixelsAUnit(to);
  return { centre: { x: centre.x + x * kept, y: centre.y + y * kept }, zoom: to };
}

const panned = ({ centre, zoom }: View, right: number, down: number): View => ({
  centre: { x: centre.x + right / pixelsAUnit(zoom), y: centre.y + down / pixelsAUnit(zoom) },
  zoom,
});

/** What of the map is in its frame: first all spots; then moved by a mouse, two fingers, arrow keys, and by the wheel with Ctrl, which a touchpad’s pinch is too. */
export function useMapView(spots: readonly Spot[]): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<View>();
  const [refused, refuse] = useState(0);
  const held = useRef(new Map<number, Spot>());
  const dragged = useRef(false);
  const view = moved ?? firstView(spots, size);
  const move = (to: (from: View) => View): void => setMoved((from) => to(from ?? view));
  const fromMiddle = ({ x, y }: Spot): Spot => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: x - left - size.width / 2, y: y - top - size.height / 2 };
  };
  const turned = useRef<(event: WheelEvent) => void>(undefined);
  turned.current = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    move((from) => nearer(from, -event.deltaY / wheelZoom, fromMiddle({ x: event.clientX, y: event.clientY })));
  };

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const turn = (event: WheelEvent): void => turned.current?.(event);
    const keepTwo = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    box.addEventListener('wheel', turn, { passive: false });
    box.addEventListener('touchmove', keepTwo, { passive: false });
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(box);
    return () => {
      box.removeEventListener('wheel', turn);
      box.removeEventListener('touchmove', keepTwo);
      observer?.disconnect();
    };
  }, []);

  const scale = pixelsAUnit(view.zoom);
  const at = ({ x, y }: Spot): Spot => ({
    x: (x - view.centre.x) * scale + size.width / 2,
    y: (y - view.centre.y) * scale + size.height / 2,
  });
  const release = ({ pointerId }: PointerEvent): void => void held.current.delete(pointerId);
  return {
    frame,
    zoom: view.zoom,
    scale,
    size,
    refused,
    at,
    isSeen(spot) {
      const { x, y } = at(spot);
      return x > -edge && y > -edge && x < size.width + edge && y < size.height + edge;
    },
    closer: (by, around) => move(({ centre, zoom }) => ({ centre: around ?? centre, zoom: within(zoom + by) })),
    show: (spot) => move(({ zoom }) => ({ centre: spot, zoom: Math.max(zoom, placeZoom) })),
    onKeyDown(event) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      move((from) => panned(from, ...arrow));
    },
    drag: {
      onPointerDown({ pointerId, clientX: x, clientY: y }) {
        if (held.current.size === 0) dragged.current = false;
        held.current.set(pointerId, { x, y });
      },
      onPointerMove({ pointerId, pointerType, clientX: x, clientY: y, currentTarget }) {
        const last = held.current.get(pointerId);
        const isStill = !dragged.current && last && Math.hypot(x - last.x, y - last.y) < still;
        if (!last || isStill || (pointerType === 'touch' && held.current.size < 2)) return;
        if (!dragged.current) currentTarget.setPointerCapture(pointerId);
        dragged.current = true;
        const before = gripOf(held.current);
        held.current.set(pointerId, { x, y });
        const after = gripOf(held.current);
        const by = Math.log2(after.spread / before.spread);
        move((from) => nearer(panned(from, before.x - after.x, before.y - after.y), by, fromMiddle(after)));
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel(event) {
        if (held.current.size === 1 && held.current.has(event.pointerId)) refuse((times) => times + 1);
        release(event);
      },
    },
  };
}
