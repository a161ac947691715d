declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around buttons to share `data-url`, an address or a text; `data-title` is the title of its page. */
      'tessera-share': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * Makes the buttons beside an article copy its address, and hand it to the share sheet of the visitor's system where
 * there is one.
 */
export function defineShare(): void {
  if (customElements.get('tessera-share')) return;

  class Share extends HTMLElement {
    #end = new AbortController();

    connectedCallback() {
      this.#end = new AbortController();
      this.addEventListener('click', this.#onClick, { signal: this.#end.signal });
      this.dataset.ready = '';
      this.toggleAttribute('data-shares', 'share' in navigator);
    }

    disconnectedCallback() {
      this.#end.abort();
    }

    #onClick = async ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const { title = '', url = '' } = this.dataset;
      // A visitor who closes the share sheet has not made an error.
      if (button?.dataset.action === 'share') await navigator.share({ title, url }).catch(() => {});
      if (button?.dataset.action !== 'copy') return;
      const said = await copy(url);
      this.querySelector('[role=status]')?.replaceChildren(said);
    };
  }
  customElements.define('tessera-share', Share);
}

function copy(text: string): Promise<string> {
  // Without a secure connection there is no clipboard.
  const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
  return written.then(
    () => 'Copied',
    () => 'Your browser does not allow it',
  );
}
