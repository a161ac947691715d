import { type RefObject, useEffect, useState } from 'react';

/** The element around the preview's frame, and its width in CSS pixels. */
export interface Room {
  element: HTMLElement;
  width: number;
}

/** The room around the preview's frame, which Sanity draws; undefined until it is there. */
export function useRoom(frame: RefObject<HTMLIFrameElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const element = frame.current?.parentElement;
    if (!element) return;
    const measure = () => setRoom({ element, width: element.clientWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
