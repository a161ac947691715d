import { namedBy } from './named-by.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around a table of contents. */
      'tessera-contents': HTMLAttributes<HTMLElement>;
    }
  }
}

/** Makes tables of contents mark the heading being read, and fold when one of their links is followed. */
export function defineContents(): void {
  if (customElements.get('tessera-contents')) return;

  class Contents extends HTMLElement {
    #end = new AbortController();

    connectedCallback() {
      this.#end = new AbortController();
      const { signal } = this.#end;
      let isLooking = false;
      const look = () => {
        isLooking = false;
        markCurrent(this);
      };
      const onScroll = () => {
        if (!isLooking) requestAnimationFrame(look);
        isLooking = true;
      };
      const fold = ({ target }: Event) =>
        target instanceof HTMLAnchorElement && target.closest('details')?.removeAttribute('open');
      addEventListener('scroll', onScroll, { passive: true, signal });
      addEventListener('resize', onScroll, { passive: true, signal });
      this.addEventListener('click', fold, { signal });
      look();
    }

    disconnectedCallback() {
      this.#end.abort();
    }
  }
  customElements.define('tessera-contents', Contents);
}

/** Marks the last heading above the end of the window's upper third; none before the first heading. */
function markCurrent(contents: HTMLElement) {
  const line = window.innerHeight / 3;
  const links = [...contents.querySelectorAll('a')];
  const isPassed = ({ hash }: HTMLAnchorElement) => {
    const heading = namedBy(hash);
    return heading !== null && heading.getBoundingClientRect().top < line;
  };
  const current = links.findLast(isPassed)?.hash;
  for (const link of links) {
    if (link.hash === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
