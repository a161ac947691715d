import type { KeyboardEvent, RefObject } from 'react';
import { letterOf } from '#canvas/keys/letter-of.ts';
import { framesOfSections } from '../section/section-places.ts';

const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Backspace: 'Delete' };

/** Whether a deed has a browser event of its own, which is what gives access to the clipboard (sections.tsx). */
export const isClipboard = (name: string): boolean => name === 'copy' || name === 'paste';

/** The keys of an event in the form of `BarDeed.keys`, such as `Ctrl+D`. */
export function keysOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const name = signs[key] ?? letterOf({ key, code })?.toUpperCase() ?? key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${name}`;
}

/**
 * The key of the section to which an arrow key leads from another one, of those that `isReached` allows; undefined for
 * any other key, or at the end.
 */
export function neighbourOf(
  { key, altKey }: KeyboardEvent,
  from: string,
  isReached: (key: string) => boolean = () => true,
): string | undefined {
  if (altKey || !/^Arrow(Up|Down)$/.test(key)) return undefined;
  const keys = framesOfSections().flatMap(({ dataset: { section = '' } }) =>
    section === from || isReached(section) ? [section] : [],
  );
  return keys[keys.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
}

const steps = ':scope > button:not(:disabled, [aria-disabled=true]:not(:focus))';

/**
 * Moves the focus between the enabled buttons of a bar by the left and right arrow keys; returns whether the key was
 * one of them.
 */
export function stepInBar({ key }: KeyboardEvent, bar: RefObject<HTMLElement | null>): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const buttons = [...(bar.current?.querySelectorAll<HTMLElement>(steps) ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons.at((at + (key === 'ArrowRight' ? 1 : -1)) % buttons.length)?.focus();
  return true;
}
