'use client';

import { useEffect } from 'react';
import { revealThreshold } from './reveal-threshold.ts';

/**
 * Moves the page, once in the layout: reveals every `[data-reveal]` when it is first seen and fades every
 * `img[data-fade]` in when it has loaded, also those that come later. What is on the screen already stays as it is,
 * and until this runs nothing is hidden.
 */
export function PageMotion() {
  useEffect(startMotion, []);
  return null;
}

function startMotion() {
  const observers = new Map<Element, IntersectionObserver>();

  function reveal(element: Element) {
    element.setAttribute('data-revealed', '');
    observers.get(element)?.disconnect();
    observers.delete(element);
  }

  function watch(element: Element) {
    if (observers.has(element)) return;
    const height = element.getBoundingClientRect().height;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reveal(element),
      { threshold: revealThreshold(height, window.innerHeight) },
    );
    observers.set(element, observer);
    observer.observe(element);
  }

  function look() {
    for (const element of document.querySelectorAll('[data-reveal]:not([data-revealed])')) watch(element);
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fade]:not([data-loaded])')) {
      if (picture.complete) picture.setAttribute('data-loaded', '');
    }
    for (const element of observers.keys()) if (!element.isConnected) reveal(element);
  }

  function onLoaded({ target }: Event) {
    if (target instanceof HTMLImageElement) target.setAttribute('data-loaded', '');
  }

  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) reveal(element);
  }
  look();
  document.documentElement.setAttribute('data-motion', '');

  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('load', onLoaded, true);
  document.addEventListener('error', onLoaded, true);
  return () => {
    changes.disconnect();
    for (const observer of observers.values()) observer.disconnect();
    document.removeEventListener('load', onLoaded, true);
    document.removeEventListener('error', onLoaded, true);
    document.documentElement.removeAttribute('data-motion');
  };
}
