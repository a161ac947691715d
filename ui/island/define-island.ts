import type { ComponentType } from 'react';
import { afterFirstSign } from '../motion/after-first-sign.ts';
import type { IslandName } from './island-modules.ts';

/** The code of each island. */
export type Islands = Readonly<Record<IslandName, () => Promise<ComponentType<never>>>>;

const maxBusyMs = 3_000; // after which an island that is seen waits no longer for idle time

// No pointerover, which also comes where the mouse has only been left.
const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Brings islands to life, each when somebody touches it, or when it has been seen by a visitor who has moved, touched,
 * scrolled or typed, and the browser has nothing else to do; at once where the address has a query, which may be an island's state.
 * A click that comes before the code is kept and answered then. `moved` are fields that were touched before all of this. When
 * the code cannot be had, the browser does what it does without.
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
      // What waits for its script can be touched, now that somebody listens.
      for (const fieldset of this.querySelectorAll('fieldset')) fieldset.disabled = false;
      for (const touch of touches) this.addEventListener(touch, this.#wake, { signal, passive: true });
      this.addEventListener('input', ({ target }) => this.#moved.add(target), { signal });
      this.addEventListener('click', this.#keep, { signal, capture: true });
      for (const target of moved)
        if (target instanceof Node && this.contains(target)) this.#moved.add(target);
      if (location.search || this.#moved.size > 0) this.#wake();
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
        // Safari knows no idle time, and a machine that is slow enough never has any.
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
      // What the server has drawn, and a link to another tab, goes its own way.
      if (!pressed || isForAnother || pressed.closest('tessera-slot, [target]')) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // React, which is on its way, listens at the same element
      this.#kept = { target: pressed, x, y };
      this.#wake();
    };

    #wake = async () => {
      const { signal } = this.#asleep;
      if (this.#isWaking || signal.aborted) return;
      this.#isWaking = true;
      try {
        const load = islands[this.dataset.name as IslandName]; // written by Island
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
      // A control may have given way to another one of the same size.
      const there = target.isConnected ? target : document.elementFromPoint(x, y)?.closest('button');
      if (there instanceof HTMLElement && this.contains(there)) there.click();
    }
  }
  customElements.define('tessera-island', IslandElement);
}
