'use client';

import { useSyncExternalStore } from 'react';

const writeAfterMs = 250; // browsers refuse an address that changes with every letter of a fast typist
const listeners = new Set<() => void>();
let typed: string | null = null; // not in the address yet
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the new query from the present one. */
type Write = (query: string) => string;

/**
 * The query of the address as state, with a function that changes it; empty on the server. It follows back and
 * forward. A change adds a step to the history, but while a visitor types, the address is replaced, after a short
 * delay.
 */
export function useAddressQuery(): [query: string, change: (write: Write, isTyping?: boolean) => void] {
  const query = useSyncExternalStore(listen, queryNow, () => '');
  return [query, change];
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('popstate', followAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', followAddress);
    forgetTyped();
  };
}

// Not kept as state, because other pieces of the page change the address as well, and nobody is told.
const queryNow = (): string => typed ?? window.location.search;

function change(write: Write, isTyping = false): void {
  const query = write(queryNow());
  forgetTyped();
  if (isTyping) {
    typed = query;
    timer = setTimeout(writeTyped, writeAfterMs);
  } else window.history.pushState(null, '', addressWith(query));
  tell();
}

function writeTyped(): void {
  window.history.replaceState(null, '', addressWith(typed ?? ''));
  typed = null;
  tell();
}

function followAddress(): void {
  forgetTyped();
  tell();
}

function forgetTyped(): void {
  clearTimeout(timer);
  typed = null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

const addressWith = (query: string): string => window.location.pathname + query + window.location.hash;
