'use client';

import { useSyncExternalStore } from 'react';

const writesAfter = 250; // ms; browsers refuse to change an address for every letter of a fast hand
const listeners = new Set<() => void>();
let typed: string | null = null; // not in the address yet
let timer: ReturnType<typeof setTimeout> | undefined;

/** What makes another query of the one that the address has. */
type Write = (query: string) => string;

/**
 * The query of the address as state, and how to change it; empty on the server. It follows the visitor back and forward.
 * A change is a step in the history; while somebody types, the address changes in its place, a moment later.
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

// Other pieces of the page write into the address, too, without telling anybody here.
const queryNow = (): string => typed ?? window.location.search;

function change(write: Write, isTyping = false): void {
  const query = write(queryNow());
  forgetTyped();
  if (isTyping) {
    typed = query;
    timer = setTimeout(writeTyped, writesAfter);
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
