import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { pixelsAUnit, type Spot } from '../../../core/rules/mercator.ts';
import { fitBounds, maxFitZoom, zooms, type Size, type View } from './fitBounds.ts';

/** Drag threshold, in pixels. */
const dragThreshold = 4;
/** Overscan: pins so far outside the viewport are drawn, in pixels. */
const overscan = 40;
/** Pan by an arrow key, in pixels. */
const panStep = 80;
/** Wheel delta for one zoom level, in pixels. */
const wheelPerZoom = 120;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** Pixels per unit of the projection. */
  scale: number;
  size: Size;
  /** How often a drag with one finger was left to the page, which scrolls. */
  singleFingerDrags: number;
  /** A spot in the viewport's pixels. */
  at(spot: Spot): Spot;
  /** In the viewport, or within the overscan. */
  isVisible(spot: Spot): boolean;
  zoomBy(levels: number, centre?: Spot): void;
  panTo(spot: Spot): void;
  onKeyDown(event: KeyboardEvent): void;
  drag: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** Pinch gesture: the midpoint of the first two pointers and their distance; 1 where there is one pointer. */
function pinchOf(pointers: ReadonlyMap<number, Spot>): Spot & { spread: number } {
  const [one, two = one] = pointers.values();
  if (!one || !two) return { x: 0, y: 0, spread: 1 };
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread: Math.hypot(one.x - two.x, one.y - two.y) || 1 };
}

const clamp = (zoom: number): number => Math.min(zooms[1], Math.max(zooms[0], zoom));

/** Zooms by so many levels around an anchor that keeps its place, given from the viewport's centre in pixels. */
function zoomedAround({ centre, zoom }: View, by: number, { x, y }: Spot): View {
  const to = clamp(zoom + by);
  const kept = 1 / pixelsAUnit(zoom) - 1 / pixelsAUnit(to);
  return { centre: { x: centre.x + x * kept, y: centre.y + y * kept }, zoom: to };
}

const panned = ({ centre, zoom }: View, right: number, down: number): View => ({
  centre: { x: centre.x + right / pixelsAUnit(zoom), y: centre.y + down / pixelsAUnit(zoom) },
  zoom,
});

/** Viewport of the map: fits all spots at first, then pans and zooms by mouse, two fingers, arrow keys, and Ctrl with the wheel, which a touchpad’s pinch sends too. */
export function useMapView(spots: readonly Spot[]): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<View>();
  const [singleFingerDrags, countDrags] = useState(0);
  const pointers = useRef(new Map<number, Spot>());
  const dragged = useRef(false);
  const view = moved ?? fitBounds(spots, size);
  const move = (to: (from: View) => View): void => setMoved((from) => to(from ?? view));
  const fromCentre = ({ x, y }: Spot): Spot => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: x - left - size.width / 2, y: y - top - size.height / 2 };
  };
  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  onWheel.current = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    move((from) =>
      zoomedAround(from, -event.deltaY / wheelPerZoom, fromCentre({ x: event.clientX, y: event.clientY })),
    );
  };

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const turn = (event: WheelEvent): void => onWheel.current?.(event);
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
  const release = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);
  return {
    frame,
    zoom: view.zoom,
    scale,
    size,
    singleFingerDrags,
    at,
    isVisible(spot) {
      const { x, y } = at(spot);
      return x > -overscan && y > -overscan && x < size.width + overscan && y < size.height + overscan;
    },
    zoomBy: (levels, to) => move(({ centre, zoom }) => ({ centre: to ?? centre, zoom: clamp(zoom + levels) })),
    panTo: (spot) => move(({ zoom }) => ({ centre: spot, zoom: Math.max(zoom, maxFitZoom) })),
    onKeyDown(event) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      move((from) => panned(from, ...arrow));
    },
    drag: {
      onPointerDown({ pointerId, clientX: x, clientY: y }) {
        if (pointers.current.size === 0) dragged.current = false;
        pointers.current.set(pointerId, { x, y });
      },
      onPointerMove({ pointerId, pointerType, clientX: x, clientY: y, currentTarget }) {
        const last = pointers.current.get(pointerId);
        const isStill = !dragged.current && last && Math.hypot(x - last.x, y - last.y) < dragThreshold;
        if (!last || isStill || (pointerType === 'touch' && pointers.current.size < 2)) return;
        if (!dragged.current) currentTarget.setPointerCapture(pointerId);
        dragged.current = true;
        const before = pinchOf(pointers.current);
        pointers.current.set(pointerId, { x, y });
        const after = pinchOf(pointers.current);
        const by = Math.log2(after.spread / before.spread);
        move((from) => zoomedAround(panned(from, before.x - after.x, before.y - after.y), by, fromCentre(after)));
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel(event) {
        if (pointers.current.size === 1 && pointers.current.has(event.pointerId)) countDrags((times) => times + 1);
        release(event);
      },
    },
  };
}
