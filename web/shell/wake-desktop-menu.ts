import { hoverIntent } from './hover-intent.ts';

/**
 * Opens and closes the panels of the desktop menu by hover, click and keyboard; its entries are finished HTML. Returns
 * a function that closes them.
 */
export function wakeDesktopMenu(list: HTMLElement, signal: AbortSignal): () => void {
  const menu = hoverIntent((name) => showEntry(list, name));

  function onPointerOver(event: PointerEvent) {
    const entry = elementOf(event.target)?.closest('[data-entry]');
    if (event.pointerType !== 'mouse' || !entry) return;
    const name = entry.querySelector<HTMLElement>('[data-menu]')?.dataset.menu;
    if (name) menu.enter(name);
    else menu.leave(); // an entry that opens nothing
  }

  function onClick(event: MouseEvent) {
    const name = triggerOf(event.target)?.dataset.menu;
    // A click that follows a hover must not close what the hover has just opened.
    if (name && !(isOpen(event.target) && wasHovered(event))) menu.toggle(name);
    else if (!name && elementOf(event.target)?.closest('a[href]')) menu.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const trigger = triggerOf(event.target);
    if (event.key === 'ArrowDown' && trigger?.dataset.menu) {
      event.preventDefault();
      if (trigger.getAttribute('aria-expanded') !== 'true') menu.toggle(trigger.dataset.menu);
      trigger.parentElement?.querySelector<HTMLElement>('a[href]')?.focus();
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && trigger) moveFocus(list, trigger, step);
  }

  // A panel opened by hover must close wherever the focus is (WCAG 1.4.13).
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    const open = list.querySelector<HTMLElement>('[aria-expanded=true]');
    if (open?.parentElement?.contains(document.activeElement)) open.focus();
    menu.close();
  }

  const isInside = (target: EventTarget | null) => target instanceof Node && list.contains(target);
  list.addEventListener('pointerover', onPointerOver, { signal });
  list.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && menu.leave(), { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  list.addEventListener('focusout', (event) => isInside(event.relatedTarget) || menu.close(), { signal });
  document.addEventListener('pointerdown', (event) => isInside(event.target) || menu.close(), { signal });
  document.addEventListener('keydown', onEscape, { signal });
  return menu.close;
}

function showEntry(list: HTMLElement, name: string | null) {
  for (const trigger of list.querySelectorAll<HTMLElement>('[data-menu]')) {
    trigger.setAttribute('aria-expanded', String(trigger.dataset.menu === name));
  }
}

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : undefined);

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return elementOf(target)?.closest<HTMLElement>('[data-trigger]') ?? null;
}

function isOpen(target: EventTarget | null): boolean {
  return triggerOf(target)?.getAttribute('aria-expanded') === 'true';
}

function wasHovered(event: MouseEvent): boolean {
  return event.detail > 0 && event instanceof PointerEvent && event.pointerType === 'mouse';
}

function moveFocus(list: HTMLElement, from: HTMLElement, step: number) {
  const triggers = [...list.querySelectorAll<HTMLElement>('[data-trigger]')];
  triggers.at((triggers.indexOf(from) + step) % triggers.length)?.focus();
}
