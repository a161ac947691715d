import { useSyncExternalStore } from 'react';

/** By how much what is done on the page is drawn larger, as the property by which styles read it. */
const property = '--canvas-zoom';
const hearers = new Set<() => void>();
let zoom = 1;

/**
 * Notes at which scale the Studio draws the page in its frame: the canvas is drawn larger by as much, so that its buttons are as large on a page that
 * is looked at from far.
 */
export function noteScale(scale: number): void {
  zoom = 1 / scale;
  document.documentElement.style.setProperty(property, String(zoom));
  for (const hear of hearers) hear();
}

/** By how much what has the class of `zoomLook` is drawn larger than the page. */
export const useCanvasZoom = (): number =>
  useSyncExternalStore(
    follow,
    () => zoom,
    () => 1,
  );

function follow(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
