import { afterFirstSign } from './after-first-sign.ts';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around an animation and its poster: plays the state machine `data-machine` of the file `data-src`. */
      'tessera-animation': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * Brings animations to life. The runtime loads only when one is near the window of a visitor who has moved, touched,
 * scrolled or typed. They rest for visitors who prefer calm, until they click.
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
      const over = (isOver: boolean) => this.dataset.trigger !== 'view' && this.#controls?.hover(isOver);
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
      const callOff = afterFirstSign(() => observer.observe(this));
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
      const place = this.querySelector('.rive-canvas');
      const { src = '', machine = '', trigger } = this.dataset;
      if (signal.aborted || !place) return;
      this.#controls = await playRive(place, {
        src,
        stateMachine: machine,
        trigger: trigger as RiveTrigger, // written by RiveAnimation
        signal,
      });
      this.dataset.ready = '';
    }
  }
  customElements.define('tessera-animation', Animation);
}
