import type { KeyboardEvent, RefObject } from 'react';
import { letterOf } from '#canvas/keys/letter-of.ts';
import { framesOfSections } from '../section/section-places.ts';

const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Backspace: 'Delete' };

/** Whether a deed has an event of its own, in which browsers lend their clipboard (sections.tsx). */
export const isClipboard = (name: string): boolean => name === 'copy' || name === 'paste';

/** The keys of an event as a deed names them. */
export function keysOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const name = signs[key] ?? letterOf({ key, code })?.toUpperCase() ?? key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${name}`;
}

/** The section to which an arrow leads from another one. */
export function neighbourOf({ key, altKey }: KeyboardEvent, from: string): string | undefined {
  if (altKey || !/^Arrow(Up|Down)$/.test(key)) return undefined;
  const keys = framesOfSections().map(({ dataset }) => dataset.section);
  return keys[keys.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
}

const steps = ':scope > button:not(:disabled, [aria-disabled=true]:not(:focus))';

/** Left and right go through the buttons of a bar that do something; answers whether a key was one of the two. */
export function stepInBar({ key }: KeyboardEvent, bar: RefObject<HTMLElement | null>): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const buttons = [...(bar.current?.querySelectorAll<HTMLElement>(steps) ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons.at((at + (key === 'ArrowRight' ? 1 : -1)) % buttons.length)?.focus();
  return true;
}
