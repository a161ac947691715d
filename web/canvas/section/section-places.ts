import { useEffect, useState } from 'react';
import { isOnShownPage } from '../shown-page.ts';

/** Where a section lies on the page, in pixels from the top left of the page. */
export interface SectionPlace {
  key: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The drawn list of sections: its element, and where they lie. */
export interface Places {
  list: HTMLElement | null;
  sections: SectionPlace[];
}

const none: Places = { list: null, sections: [] };

/** Where the sections of the page lie; updated while they grow, come and go. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const list = shownList() ?? null;
      const sections = framesOfSections().flatMap(placeOf);
      setPlaces((before) =>
        before.list === list && JSON.stringify(before.sections) === JSON.stringify(sections)
          ? before
          : { list, sections },
      );
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(document.body);
    const tree = new MutationObserver(measureSoon);
    tree.observe(document.body, { childList: true, subtree: true });
    // What lies far below is laid out only when it is scrolled to.
    addEventListener('scroll', measureSoon, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      tree.disconnect();
      removeEventListener('scroll', measureSoon);
    };
  }, []);
  return places;
}

/** The element around a section, which has no box of its own; undefined while it is not drawn. */
export const frameOf = (key: string): HTMLElement | undefined =>
  framesOfSections().find(({ dataset }) => dataset.section === key);

/**
 * The box in the window around all that a section draws: usually one element, and sometimes a card above it that says
 * what it lacks.
 */
export const boxOf = (frame: Element): DOMRect | undefined => {
  const rects = [...frame.children].map((child) => child.getBoundingClientRect());
  const [first] = rects;
  if (!first) return undefined;
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  return new DOMRect(left, first.top, right - left, bottom - first.top);
};

/**
 * Scrolls to a section so that as much of it as fits is in the window; smoothly, unless the editor prefers reduced
 * motion.
 */
export function scrollToSection(
  key: string,
  behavior: ScrollBehavior = wantsCalm() ? 'auto' : 'smooth',
): void {
  const frame = frameOf(key);
  const box = frame && boxOf(frame);
  if (!box) return;
  const { top, height } = box;
  const seen = innerHeight - headHeight() - 48;
  const isSeen = top >= headHeight() && top + Math.min(height, seen) <= innerHeight;
  if (isSeen) return;
  const room = Math.max((innerHeight - height) / 2, headHeight() + 24);
  scrollBy({ top: top - room, behavior });
}

/** Scrolls at once to a section of which nothing is in sight, because what stands above it has come or gone. */
export function bringIntoSight(key: string): void {
  const frame = frameOf(key);
  const box = frame && boxOf(frame);
  if (box && (box.bottom <= headHeight() || box.top >= innerHeight)) scrollToSection(key, 'instant');
}

/** The height in pixels that the page's header covers of the window. */
export const headHeight = (): number => shownOn('header')?.getBoundingClientRect().height ?? 0;

/** Whether the editor prefers reduced motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The element that holds the sections of the page. */
export const shownList = (): HTMLElement | undefined => shownOn('[data-sections]');

/** The elements around the sections that are drawn, in their order. */
export const framesOfSections = (): HTMLElement[] => [
  ...(shownList()?.querySelectorAll<HTMLElement>(':scope > [data-section]') ?? []),
];

const shownOn = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isOnShownPage);

function placeOf(frame: HTMLElement): SectionPlace[] {
  const box = boxOf(frame);
  const key = frame.dataset.section;
  return box && key
    ? [
        {
          key,
          top: Math.round(box.top + scrollY),
          left: Math.round(box.left),
          width: Math.round(box.width),
          height: Math.round(box.height),
        },
      ]
    : [];
}
