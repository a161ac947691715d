declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around the labels of tabs and their panels; `data-label` says what all of them are about. */
      'tessera-tabs': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * Has tabs answer to mouse, keys and addresses: arrow keys, Home and End choose the one that they come to, a link to a panel
 * opens it, and so does the browser's search within the page.
 */
export function defineTabs(): void {
  if (customElements.get('tessera-tabs')) return;

  class Tabs extends HTMLElement {
    #end = new AbortController();
    #chosen = 0;

    connectedCallback() {
      this.#end = new AbortController();
      const { signal } = this.#end;
      this.addEventListener('click', this.#onClick, { signal });
      this.addEventListener('keydown', this.#onKey, { signal });
      this.addEventListener('beforematch', ({ target }) => this.#open(target), { signal });
      addEventListener('hashchange', this.#followAddress, { signal });
      // In a preview tabs come and go.
      const changes = new MutationObserver(() => this.#show(this.#chosen));
      changes.observe(this, { childList: true, subtree: true });
      signal.addEventListener('abort', () => changes.disconnect());
      this.#show(this.#chosen);
      this.#followAddress();
      this.dataset.ready = '';
    }

    disconnectedCallback() {
      this.#end.abort();
    }

    get #tabs(): HTMLAnchorElement[] {
      return [...this.querySelectorAll<HTMLAnchorElement>('[data-part=labels] > a')];
    }

    get #panels(): HTMLElement[] {
      return [...this.querySelectorAll<HTMLElement>('[data-part=panels] > *')];
    }

    #show(chosen: number) {
      const panels = this.#panels;
      this.#chosen = Math.max(0, Math.min(chosen, panels.length - 1));
      this.style.setProperty('--at', String(this.#chosen));
      const labels = this.querySelector('[data-part=labels]');
      labels?.setAttribute('role', 'tablist');
      labels?.setAttribute('aria-label', this.dataset.label ?? '');
      for (const [place, tab] of this.#tabs.entries()) {
        const panel = panels[place];
        const isChosen = place === this.#chosen;
        tab.role = 'tab';
        tab.ariaSelected = String(isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        if (!panel) continue;
        tab.setAttribute('aria-controls', panel.id);
        panel.role = 'tabpanel';
        panel.setAttribute('aria-labelledby', tab.id);
        panel.tabIndex = 0;
        if (isChosen) panel.removeAttribute('hidden');
        else panel.setAttribute('hidden', 'until-found');
      }
    }

    #choose(place: number) {
      this.#show(place);
      const tab = this.#tabs[this.#chosen];
      tab?.focus({ preventScroll: true });
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    #onClick = (event: MouseEvent) => {
      const { target } = event;
      const place = this.#tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
      // To another tab of the browser a label leads as any link does.
      if (place < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#choose(place);
    };

    #onKey = (event: KeyboardEvent) => {
      const tabs = this.#tabs;
      if (!tabs.some((tab) => tab === event.target)) return;
      const on = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
      const to = {
        ArrowRight: this.#chosen + on,
        ArrowLeft: this.#chosen - on,
        Home: 0,
        End: tabs.length - 1,
        ' ': this.#chosen,
      }[event.key];
      if (to === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      this.#choose((to + tabs.length) % tabs.length);
    };

    #followAddress = () => {
      const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (named) this.#open(named);
    };

    #open(target: EventTarget | null) {
      const place = this.#panels.findIndex((panel) => target instanceof Node && panel.contains(target));
      if (place >= 0) this.#show(place);
    }
  }
  customElements.define('tessera-tabs', Tabs);
}
