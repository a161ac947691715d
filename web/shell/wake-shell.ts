import { defineTabs } from '#ui/layout/define-tabs.ts';
import { layOutRest } from '#ui/layout/lay-out-rest.ts';
import { stepMarquees } from '#ui/layout/step-marquees.ts';
import { defineAnimation } from '#ui/motion/define-animation.ts';
import { startMotion } from '#ui/motion/start-motion.ts';
import { defineContents } from '#ui/navigation/define-contents.ts';
import { defineShare } from '#ui/navigation/define-share.ts';
import { wakeSchemeChoice } from '#ui/scheme/wake-scheme-choice.ts';
import { wakeNewsletter } from './newsletter/wake-newsletter.ts';
import { wakeDesktopMenu } from './wake-desktop-menu.ts';
import { wakeHeader } from './wake-header.ts';
import { wakeMobileMenu } from './wake-mobile-menu.ts';
import { wakeSearch } from './wake-search.ts';
import { wakeWordmark } from './wake-wordmark.ts';

/**
 * Makes header and footer respond to mouse and keys, and the page move, until `signal` aborts; defines the custom
 * elements of articles. None of it needs a framework. Returns a function that resets menus and wordmark, for when
 * another page is shown.
 */
export function wakeShell(signal: AbortSignal): () => void {
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
  const wake = <T extends HTMLElement, R>(piece: T | null, how: (piece: T, signal: AbortSignal) => R) =>
    piece ? how(piece, signal) : undefined;

  wake(find('[data-part=header]'), wakeHeader);
  wake(find<HTMLFormElement>('[data-part=newsletter]'), wakeNewsletter);
  wake(find('[data-part=scheme]'), wakeSchemeChoice);
  const putBack = [
    wake(find('[data-part=menu]'), wakeDesktopMenu),
    wake(find<HTMLDialogElement>('#mobile-menu'), wakeMobileMenu),
    wake(find('[data-part=wordmark]'), wakeWordmark),
    wake(find('[data-part=header]'), wakeSearch),
  ];
  defineAnimation();
  defineContents();
  defineShare();
  defineTabs();
  startMotion(signal);
  stepMarquees(signal);
  layOutRest(signal);
  return () => {
    for (const each of putBack) each?.();
  };
}
