'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { hoverIntent } from './hover-intent.ts';

/**
 * The list of the desktop menu. Its entries come as finished HTML (so that every link is there without
 * JavaScript); this shell only opens and closes them by hover, click and keyboard.
 */
export function MenuRoot({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const pathname = usePathname();
  const menu = useMemo(() => hoverIntent((name) => showEntry(list.current, name)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is what closes the menu
  useEffect(() => menu.close(), [pathname, menu]);

  useEffect(() => {
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) menu.close();
    };
    // What a hover has opened must close wherever the focus is (WCAG 1.4.13).
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = list.current?.querySelector<HTMLElement>('[aria-expanded=true]');
      if (open?.parentElement?.contains(document.activeElement)) open.focus();
      menu.close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [menu]);

  function onPointerOver(event: PointerEvent) {
    const name = entryOf(event.target);
    if (event.pointerType === 'mouse' && name) menu.enter(name);
  }

  function onClick(event: React.MouseEvent) {
    const name = triggerOf(event.target)?.dataset.menu;
    // A click that follows a hover must not close what the hover has just opened.
    if (name && !(isOpen(event.target) && wasHovered(event))) menu.toggle(name);
    else if (!name && elementOf(event.target)?.closest('a')) menu.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const trigger = triggerOf(event.target);
    if (event.key === 'ArrowDown' && trigger?.dataset.menu) {
      event.preventDefault();
      if (trigger.getAttribute('aria-expanded') !== 'true') menu.toggle(trigger.dataset.menu);
      trigger.parentElement?.querySelector<HTMLElement>('a')?.focus();
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && trigger) moveFocus(list.current, trigger, step);
  }

  return (
    <ul
      ref={list}
      className={className}
      onPointerOver={onPointerOver}
      onPointerLeave={(event) => event.pointerType === 'mouse' && menu.leave()}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && menu.close()}
    >
      {children}
    </ul>
  );
}

function showEntry(list: HTMLElement | null, name: string | null) {
  for (const trigger of list?.querySelectorAll<HTMLElement>('[data-menu]') ?? []) {
    trigger.setAttribute('aria-expanded', String(trigger.dataset.menu === name));
  }
}

const elementOf = (target: EventTarget) => (target instanceof Element ? target : undefined);

function entryOf(target: EventTarget): string | undefined {
  const entry = elementOf(target)?.closest('[data-entry]');
  return entry?.querySelector<HTMLElement>('[data-menu]')?.dataset.menu;
}

function triggerOf(target: EventTarget): HTMLElement | null {
  return elementOf(target)?.closest<HTMLElement>('[data-trigger]') ?? null;
}

function isOpen(target: EventTarget): boolean {
  return triggerOf(target)?.getAttribute('aria-expanded') === 'true';
}

function wasHovered(event: React.MouseEvent): boolean {
  return event.detail > 0 && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
}

function moveFocus(list: HTMLElement | null, from: HTMLElement, step: number) {
  const triggers = [...(list?.querySelectorAll<HTMLElement>('[data-trigger]') ?? [])];
  triggers.at((triggers.indexOf(from) + step) % triggers.length)?.focus();
}
