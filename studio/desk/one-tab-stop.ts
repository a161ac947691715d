import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button';

/**
 * Makes a list of rows, each marked by `data-row`, a single tab stop, at the control that had the focus last. The up
 * and down arrows lead from row to row, left and right through the controls of a row, Home and End to the first and the
 * last row. Returns the handler of key presses.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function useOneTabStop(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const stop = useRef<Element>(null);
  // The effect runs after every render, because the list is drawn only once its rows are known.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const mark = () => {
      const all = [...element.querySelectorAll<HTMLElement>(controls)];
      stop.current =
        all.find((control) => control === stop.current) ?? all.find(isOpen) ?? all.find(isEntry) ?? null;
      for (const control of all) control.tabIndex = control === stop.current ? 0 : -1;
    };
    const follow = ({ target }: FocusEvent) => {
      stop.current = target instanceof Element ? target.closest(controls) : null;
      mark();
    };
    const rows = new MutationObserver(mark);
    rows.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', follow);
    mark();
    return () => {
      rows.disconnect();
      element.removeEventListener('focusin', follow);
    };
  });
  return (event) => {
    const target = list.current && leadsTo(list.current, event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}

const isEntry = (control: Element) => control.matches('[data-row] a');
const isOpen = (control: Element) => control.matches('[data-row] a[data-selected]');

function leadsTo(list: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-row]');
  if (!row) return undefined;
  const rows = [...list.querySelectorAll('[data-row]')];
  const here = [...row.querySelectorAll<HTMLElement>(controls)];
  const at = here.findIndex((control) => control.contains(target));
  const linkOf = (other: Element | undefined) => other?.querySelector<HTMLElement>('a[href]') ?? undefined;
  if (key === 'ArrowDown') return linkOf(rows[rows.indexOf(row) + 1]);
  if (key === 'ArrowUp') return linkOf(rows[rows.indexOf(row) - 1]);
  if (key === 'ArrowRight') return here[at + 1];
  if (key === 'ArrowLeft') return here[at - 1];
  if (key === 'Home') return linkOf(rows[0]);
  if (key === 'End') return linkOf(rows.at(-1));
  return undefined;
}
