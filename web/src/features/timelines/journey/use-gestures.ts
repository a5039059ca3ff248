import { type RefObject, useEffect, useEffectEvent } from 'react';

export type Gestures = {
  /** By a factor, around a place from 0 to 1. */
  readonly onZoom: (by: number, around: number) => void;
  /** By a share of the width; to later days it is positive. */
  readonly onPan: (by: number) => void;
  /** The mouse is over it. */
  readonly onPoint: (share: number) => void;
  readonly onTap: (share: number) => void;
};

type Finger = { readonly x: number; readonly id: number };

/** A press that moved further is no tap. */
const tapPx = 8;
const zoomOfWheel = 0.002;

/** Drag moves, two fingers or Ctrl and the wheel zoom, a tap chooses. The page scrolls as everywhere else. */
export function useGestures(place: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const onZoom = useEffectEvent((by: number, around: number) => gestures.onZoom(by, around));
  const onPan = useEffectEvent((by: number) => gestures.onPan(by));
  const onPoint = useEffectEvent((share: number) => gestures.onPoint(share));
  const onTap = useEffectEvent((share: number) => gestures.onTap(share));

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const isMirrored = (): boolean => getComputedStyle(element).direction === 'rtl';
    const box = () => element.getBoundingClientRect();
    const shareAt = (x: number): number => {
      const { left, width } = box();
      const share = Math.min(1, Math.max(0, (x - left) / width));
      return isMirrored() ? 1 - share : share;
    };
    const along = (px: number): number => (isMirrored() ? -px : px) / box().width;
    let fingers: Finger[] = [];
    let begun = 0;
    let isTap = false;

    const onWheel = (event: WheelEvent): void => {
      const isZoom = event.ctrlKey || event.metaKey;
      const across = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (!isZoom && Math.abs(across) <= Math.abs(event.deltaY) && !event.shiftKey) return;
      event.preventDefault();
      if (isZoom) onZoom(Math.exp(event.deltaY * zoomOfWheel), shareAt(event.clientX));
      else onPan(along(across));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      fingers = [...fingers, { x: event.clientX, id: event.pointerId }].slice(-2);
      begun = event.clientX;
      isTap = fingers.length === 1;
    };
    const onMove = (event: PointerEvent): void => {
      const moved = { x: event.clientX, id: event.pointerId };
      const before = fingers.find(({ id }) => id === moved.id);
      if (before === undefined) {
        if (event.pointerType === 'mouse') onPoint(shareAt(moved.x));
        return;
      }
      const other = fingers.find(({ id }) => id !== moved.id);
      if (Math.abs(moved.x - begun) > tapPx) isTap = false;
      if (!isTap) {
        if (other === undefined) onPan(-along(moved.x - before.x));
        else {
          const [was, is] = [Math.abs(before.x - other.x), Math.abs(moved.x - other.x)];
          if (was > tapPx && is > tapPx) onZoom(was / is, shareAt((moved.x + other.x) / 2));
        }
      }
      fingers = fingers.map((each) => (each.id === moved.id ? moved : each));
    };
    const onUp = (event: PointerEvent): void => {
      const isOwn = fingers.some(({ id }) => id === event.pointerId);
      fingers = fingers.filter(({ id }) => id !== event.pointerId);
      if (isOwn && isTap && event.type === 'pointerup') onTap(shareAt(event.clientX));
      isTap = false;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [place]);
}
