import type { ComponentType } from 'react';
import { asksAddress } from '../address/asks-address.ts';
import { afterFirstSign } from '../motion/after-first-sign.ts';
import type { IslandName } from './island-modules.ts';

/** The function that loads the code of each island. */
export type Islands = Readonly<Record<IslandName, () => Promise<ComponentType<never>>>>;

const maxBusyMs = 3_000; // a visible island waits for idle time no longer than this

// Not `pointerover`, which also fires where the mouse merely rests.
const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Wakes islands: each when a visitor touches it, or when it has been seen after the visitor's first sign (a move, a
 * touch, a scroll or a key) and the browser is idle; at once where the address has something for it (`asksAddress`). A
 * click before the code is there is kept and answered later. `moved` are fields that were touched before this call.
 * Where the code cannot load, the browser does what it does without it.
 */
export function defineIsland(islands: Islands, moved: Iterable<EventTarget> = []): void {
  if (customElements.get('tessera-island')) return;

  class IslandElement extends HTMLElement {
    #asleep = new AbortController();
    #kept: { target: HTMLElement; x: number; y: number } | undefined;
    #moved = new Set<unknown>();
    #isWaking = false;

    connectedCallback() {
      if (this.dataset.ready !== undefined) return;
      this.#asleep = new AbortController();
      const { signal } = this.#asleep;
      // Disabled fields can be used from now on, because their events are kept.
      for (const fieldset of this.querySelectorAll('fieldset')) fieldset.disabled = false;
      for (const touch of touches) this.addEventListener(touch, this.#wake, { signal, passive: true });
      this.addEventListener('input', ({ target }) => this.#moved.add(target), { signal });
      this.addEventListener('click', this.#keep, { signal, capture: true });
      for (const target of moved)
        if (target instanceof Node && this.contains(target)) this.#moved.add(target);
      if (asksAddress(this, location.search) || this.#moved.size > 0) this.#wake();
      else this.#wakeWhenSeen(signal);
    }

    disconnectedCallback() {
      this.#asleep.abort();
      this.#isWaking = false; // it may only have been moved
    }

    #wakeWhenSeen(signal: AbortSignal) {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Safari has no idle callback, and a slow machine may never be idle.
        if ('requestIdleCallback' in window) requestIdleCallback(this.#wake, { timeout: maxBusyMs });
        else setTimeout(this.#wake);
      });
      const callOff = afterFirstSign(() => observer.observe(this));
      signal.addEventListener('abort', () => {
        callOff();
        observer.disconnect();
      });
    }

    #keep = (event: MouseEvent) => {
      const { target, clientX: x, clientY: y } = event;
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      const isForAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // What the server drew, and links to another tab, work by themselves.
      if (!pressed || isForAnother || pressed.closest('tessera-slot, [target]')) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // React will listen at the same element
      this.#kept = { target: pressed, x, y };
      this.#wake();
    };

    #wake = async () => {
      const { signal } = this.#asleep;
      if (this.#isWaking || signal.aborted) return;
      this.#isWaking = true;
      try {
        const load = islands[this.dataset.name as IslandName]; // `Island` wrote this name
        const [{ wakeIsland }, Piece] = await Promise.all([import('./wake-island.tsx'), load()]);
        if (signal.aborted) return;
        await wakeIsland(this, Piece, this.#moved);
        this.dataset.ready = '';
      } catch (error) {
        console.warn(error);
      }
      this.#asleep.abort();
      this.#answerKept();
    };

    #answerKept() {
      if (!this.#kept) return;
      const { target, x, y } = this.#kept;
      this.#kept = undefined;
      // Another control of the same size may have replaced it.
      const there = target.isConnected ? target : document.elementFromPoint(x, y)?.closest('button');
      if (there instanceof HTMLElement && this.contains(there)) there.click();
    }
  }
  customElements.define('tessera-island', IslandElement);
}
