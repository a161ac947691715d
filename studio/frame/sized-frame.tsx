import { useEffect } from 'react';
import type { FrameSize } from './frame-size.ts';
import type { Room } from './use-room.ts';
import { useTellScale } from './use-tell-scale.ts';

// Sanity sizes its frame by inline styles, which only `!important` overrides.
const rules = `
[data-preview-room] { overflow: clip; padding: 0 !important; justify-content: flex-start !important; }
[data-preview-room] > iframe {
  flex: none;
  width: var(--frame-width) !important;
  height: calc(100% / var(--frame-scale)) !important;
  max-width: none !important;
  max-height: none !important;
  transform: var(--frame-transform) !important;
  transform-origin: 0 50% !important;
  margin-left: var(--frame-left);
}
[data-preview-room=dragged] > iframe { pointer-events: none; }
[data-testid=preview-viewport-toggle] { display: none !important; }
`;

/** Draws Sanity's frame at a size and at a distance from the left, in the room that Sanity has made for it. */
export function SizedFrame({
  room: { element },
  size: { width, scale },
  left,
  isDragged,
}: {
  room: Room;
  size: FrameSize;
  left: number;
  isDragged: boolean;
}) {
  useTellScale(scale);
  useEffect(() => {
    element.style.setProperty('--frame-width', `${width}px`);
    element.style.setProperty('--frame-scale', `${scale}`);
    element.style.setProperty('--frame-transform', scale < 1 ? `scale(${scale})` : 'none');
    element.style.setProperty('--frame-left', `${left}px`);
    element.dataset.previewRoom = isDragged ? 'dragged' : '';
  }, [element, width, scale, left, isDragged]);
  return <style>{rules}</style>;
}
