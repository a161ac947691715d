import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { type GuideStep, guideSteps } from '#canvas/guide-steps.ts';
import { buttonLook, mainButtonLook, panelLook } from './canvas-look.ts';
import type { Editing } from './editing.ts';
import { placeBeside } from './guide-place.ts';
import { isOnShownPage } from './shown-page.ts';

/**
 * The selector of what each step points at. The last match is meant: of the two marks around a section, the one below
 * it.
 */
const pointed: Partial<Record<GuideStep['name'], string>> = {
  words: '[data-sections] h1, main h1',
  add: '[data-part=insert-mark][tabindex="0"]',
  bar: '[data-part=section-bar]',
  undo: '[data-part=undo]',
};

/** The selector of the button that begins the guide. */
const beginning = '[data-part=undo] [aria-label="Show me around"]';

const look = clsx(
  panelLook,
  'fixed top-0 left-0 z-60 grid w-[min(22rem,calc(100vw-2rem))] gap-2 p-4 text-s print:hidden',
);
const ringLook = 'pointer-events-none fixed top-0 left-0 z-50 rounded-m outline-3 outline-teal print:hidden';

/**
 * The guide that shows newcomers, and editors who ask for it, what can be done on the page, beside the control that
 * does it.
 */
export function Guide({ guide, tell }: Pick<Editing, 'guide' | 'tell'>) {
  const step = guide === undefined ? undefined : guideSteps[guide];
  if (guide === undefined || step?.where !== 'canvas') return null;
  return <Step key={step.name} step={step} index={guide} tell={tell} />;
}

function Step({ step, index, tell }: { step: GuideStep; index: number; tell: Editing['tell'] }) {
  const panel = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [title, text] = [useId(), useId()];
  useFollowing(pointed[step.name] ?? '', panel, ring);
  useEscape(() => tell({ type: 'guide', go: 'leave' }));
  // In the same frame in which it is drawn, so that no key is lost.
  useLayoutEffect(() => {
    // The first step leaves the focus where it is, and an editor who is typing goes on typing. On later steps, or when
    // the guide was opened by its button, the focus is on Next, so that the same key goes on.
    const active = document.activeElement;
    const isFree = !active || active === document.body || active.closest('[data-part=guide]');
    if ((index > 0 && isFree) || active?.closest('[data-part=undo]')) next.current?.focus();
  }, [index]);
  useLayoutEffect(() => {
    const left = panel.current;
    return () => {
      // Who has pressed Leave goes on at the button that begins the guide again.
      if (left?.contains(document.activeElement)) document.querySelector<HTMLElement>(beginning)?.focus();
    };
  }, []);
  useDone(step.name, () => tell({ type: 'guide', go: 'next' }));
  return (
    <>
      <div ref={ring} className={ringLook} aria-hidden />
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={title}
        aria-describedby={text}
        data-part="guide"
        className={look}
      >
        <p id={title} className="font-semibold">
          {step.title}
        </p>
        <p id={text}>{step.text}</p>
        <div className="mt-2 flex items-center gap-2">
          <span className="mr-auto text-xs text-quiet">
            {index + 1} of {guideSteps.length}
          </span>
          <button
            type="button"
            className={clsx(buttonLook, 'px-3')}
            onClick={() => tell({ type: 'guide', go: 'leave' })}
          >
            Leave
          </button>
          {index > 0 && (
            <button
              type="button"
              className={clsx(buttonLook, 'px-3')}
              onClick={() => tell({ type: 'guide', go: 'back' })}
            >
              Back
            </button>
          )}
          <button
            ref={next}
            type="button"
            className={mainButtonLook}
            onClick={() => tell({ type: 'guide', go: 'next' })}
          >
            Next
          </button>
        </div>
      </div>
    </>
  );
}

/**
 * Keeps the panel beside the element that a selector finds, and a ring around that element, while the page moves below
 * them.
 */
function useFollowing(
  selector: string,
  panel: { current: HTMLDivElement | null },
  ring: { current: HTMLDivElement | null },
): void {
  useEffect(() => {
    let frame = 0;
    let found: Element | undefined;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (!panel.current || !ring.current) return;
      const now = [...document.querySelectorAll(selector)].findLast(isOnShownPage);
      // Only once for each element: afterwards the editor scrolls.
      if (now && now !== found) now.scrollIntoView({ block: 'nearest' });
      found = now;
      const box = now?.getBoundingClientRect();
      const place = placeBeside(box, panel.current.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      });
      panel.current.style.transform = `translate(${place.left}px, ${place.top}px)`;
      ring.current.hidden = !box;
      if (!box) return;
      ring.current.style.transform = `translate(${box.left - 6}px, ${box.top - 6}px)`;
      ring.current.style.width = `${box.width + 12}px`;
      ring.current.style.height = `${box.height + 12}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector, panel, ring]);
}

/**
 * The events by which an editor does what a step tells before reading to its end (writing, adding a section), with the
 * number of steps that this completes.
 */
const deeds: Partial<Record<GuideStep['name'], readonly ['beforeinput' | 'canvas:type', number][]>> = {
  words: [
    ['beforeinput', 1],
    ['canvas:type', 2],
  ],
  add: [['canvas:type', 1]],
};

/** Goes on by as many steps as were completed when the editor does what a step tells. */
function useDone(name: GuideStep['name'], goOn: () => void): void {
  const go = useEffectEvent((steps: number) => {
    for (let step = 0; step < steps; step += 1) goOn();
  });
  useEffect(() => {
    const over = new AbortController();
    for (const [event, steps] of deeds[name] ?? [])
      document.addEventListener(event, () => go(steps), { once: true, signal: over.signal });
    return () => over.abort();
  }, [name]);
}

/** Escape leaves the guide, except where it ends something else: typing, a menu, a dialogue. */
function useEscape(leave: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    if (target.isContentEditable || target.closest('input, textarea, [data-part=canvas-dialog]')) return;
    leave();
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
