import { afterFirstSign } from './after-first-sign.ts';
import { observeReveals } from './observe-reveals.ts';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';
import { wantsStillness } from './wants-stillness.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around an animation and its poster: plays the file `data-src`, by the names that its other data give. */
      'tessera-animation': HTMLAttributes<HTMLElement>;
    }
  }
}

/** What a state machine has come to, as `statesEvent` tells it. */
export type StatesEvent = CustomEvent<{ states: string[] }>;

/** The event by which an animation tells the names of the states that it has come to; it rises to the document. */
const statesEvent = 'tessera-states';

/**
 * Brings animations to life. The runtime loads only when one is near the window of a visitor who has moved, touched,
 * scrolled or typed, and never for those who prefer calm or save data: they keep the still picture.
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
          // The poster stays; visitors miss a decoration, and whoever looks for the reason finds it.
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
      const trigger = this.dataset.trigger as RiveTrigger; // written by RiveAnimation
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
