import { useSyncExternalStore } from 'react';

/** The CSS property that holds by how much the canvas is enlarged. */
const property = '--canvas-zoom';
const hearers = new Set<() => void>();
let zoom = 1;

/**
 * Notes the scale at which the Studio draws the page in its frame. The canvas is enlarged by the inverse, so that its
 * buttons keep their size on a page that is drawn small.
 */
export function noteScale(scale: number): void {
  zoom = 1 / scale;
  document.documentElement.style.setProperty(property, String(zoom));
  for (const hear of hearers) hear();
}

/** By what factor elements with `zoomLook` are drawn larger than the page. */
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
