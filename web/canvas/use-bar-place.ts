import { type RefObject, useLayoutEffect, useState } from 'react';
import { useCanvasZoom } from './canvas-zoom.ts';

const gap = 8; // in pixels, between a bar and its text, and to the edges of the window

/**
 * Where the bar of a text lies: above the selection, else above the text, and always in sight. In pixels of the
 * enlarged canvas, for its style.
 */
export function useBarPlace(bar: RefObject<HTMLElement | null>, text: HTMLElement) {
  const zoom = useCanvasZoom();
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const over = new AbortController();
    const lay = () => {
      const { width = 0, height = 0 } = bar.current?.getBoundingClientRect() ?? {};
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 && selection.getRangeAt(0);
      const isSelected = range && !range.collapsed && text.contains(range.commonAncestorContainer);
      const around = (isSelected ? range : (text.firstElementChild ?? text)).getBoundingClientRect();
      const above = around.top - height - gap;
      const top = above >= gap || !isSelected ? above : around.bottom + gap;
      const within = (at: number, size: number, all: number) =>
        Math.round(Math.max(gap, Math.min(at, all - size - gap)));
      const next = {
        left: within(around.left, width, document.documentElement.clientWidth),
        top: within(top, height, innerHeight),
      };
      setPlace((now) => (now.left === next.left && now.top === next.top ? now : next));
    };
    lay();
    document.addEventListener('selectionchange', lay, { signal: over.signal });
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, lay, { signal: over.signal, capture: true, passive: true });
    const resized = new ResizeObserver(lay);
    if (text.firstElementChild) resized.observe(text.firstElementChild);
    if (bar.current) resized.observe(bar.current);
    return () => {
      over.abort();
      resized.disconnect();
    };
  }, [bar, text]);
  return { left: place.left / zoom, top: place.top / zoom };
}
