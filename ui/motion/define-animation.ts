import { afterFirstSign } from './after-first-sign.ts';
import { observeReveals } from './observe-reveals.ts';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';
import { wantsStillness } from './wants-stillness.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around an animation and its poster: plays the file `data-src` by the names in its other data attributes. */
      'tessera-animation': HTMLAttributes<HTMLElement>;
    }
  }
}

/** The event that tells the new states of a state machine. */
export type StatesEvent = CustomEvent<{ states: string[] }>;

/** The name of the event by which an animation tells its new states; it bubbles up to the document. */
const statesEvent = 'tessera-states';

/**
 * Wakes animations. The runtime loads only when one comes near the window, after the visitor's first sign (a move, a
 * touch, a scroll or a key), and never with reduced motion or saved data: then the still picture stays.
 */
export function defineAnimation(): void {
  if (customElements.get('tessera-animation')) return;

  class Animation extends HTMLElement {
    #end = new AbortController();
    #controls: RiveControls | undefined;

    connectedCallback() {
      this.#end = new AbortController();
      const { signal } = this.#end;
      const button = this.querySelector('button');
      const over = (isOver: boolean) => this.#controls?.hover(isOver);
      this.addEventListener('pointerenter', () => over(true), { signal });
      this.addEventListener('pointerleave', () => over(false), { signal });
      button?.addEventListener('focus', () => over(true), { signal });
      button?.addEventListener('blur', () => over(false), { signal });
      button?.addEventListener('click', () => this.#controls?.fire(), { signal });

      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          // The poster stays: visitors miss only a decoration, and the console has the reason.
          this.#play(signal).catch((error) => console.warn(error));
        },
        { rootMargin: '300px' },
      );
      const callOff = afterFirstSign(() => {
        if (!wantsStillness()) observer.observe(this);
      });
      signal.addEventListener('abort', () => {
        callOff();
        observer.disconnect();
      });
    }

    disconnectedCallback() {
      this.#end.abort();
      this.#controls = undefined;
      delete this.dataset.ready;
    }

    async #play(signal: AbortSignal) {
      const { playRive } = await import('./play-rive.ts');
      const place = this.querySelector('[data-part="canvas"]');
      const { src = '', artboard, machine, input, hoverInput } = this.dataset;
      if (signal.aborted || !place) return;
      const trigger = this.dataset.trigger as RiveTrigger; // `RiveAnimation` wrote this
      const controls = await playRive(place, {
        src,
        names: {
          artboard: artboard ?? null,
          stateMachine: machine ?? null,
          input: input ?? null,
          hoverInput: hoverInput ?? null,
        },
        trigger,
        onStates: (states) => this.#tell(states),
        signal,
      });
      if (signal.aborted) return;
      this.#controls = controls;
      this.dataset.ready = '';
      if (trigger === 'view') this.#fireWhenSeen(controls, signal);
      else if (this.matches(':hover')) controls.hover(true);
    }

    #fireWhenSeen(controls: RiveControls, signal: AbortSignal) {
      const observer = observeReveals(() => controls.fire());
      observer.observe(this);
      signal.addEventListener('abort', () => observer.disconnect());
    }

    #tell(states: string[]) {
      this.dispatchEvent(new CustomEvent(statesEvent, { detail: { states }, bubbles: true }));
    }
  }
  customElements.define('tessera-animation', Animation);
}
