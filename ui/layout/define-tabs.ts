import { wantsStillness } from '../motion/wants-stillness.ts';
import { namedBy } from '../navigation/named-by.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around the labels of tabs and their panels; `data-label` is the name of the whole. */
      'tessera-tabs': HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * Wakes tabs for mouse, keys and addresses: arrow keys, Home and End choose a tab, a link to a panel opens it, and so
 * does the browser's search within the page.
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
      this.addEventListener('pointerover', this.#loadMotion, { signal });
      // In a preview tabs are added and removed.
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

    #in = (part: string) => [...this.querySelectorAll<HTMLElement>(`[data-part=${part}] > [id]`)];

    #show(chosen: number) {
      const panels = this.#in('panels');
      this.#chosen = panels[chosen] ? chosen : 0;
      this.style.setProperty('--at', String(this.#chosen));
      const tabs = this.#in('labels');
      Object.assign(tabs[0]?.parentElement ?? {}, { role: 'tablist', ariaLabel: this.dataset.label });
      for (const [place, tab] of tabs.entries()) {
        const panel = panels[place];
        const isChosen = place === this.#chosen;
        tab.role = 'tab';
        tab.ariaSelected = String(isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        if (!panel) continue;
        tab.setAttribute('aria-controls', panel.id);
        panel.role = 'tabpanel';
        panel.setAttribute('aria-labelledby', tab.id);
        // A hidden panel that waits to be found is no tab stop.
        panel.tabIndex = isChosen ? 0 : -1;
        panel.hidden = isChosen ? false : 'until-found';
      }
    }

    #choose(place: number) {
      this.#show(place);
      this.#loadMotion();
      const tab = this.#in('labels')[this.#chosen];
      tab?.focus({ preventScroll: true });
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    // Loads when the pointer reaches the tabs, or else with the first choice.
    #loadMotion = async () => {
      if (!wantsStillness()) (await import('./move-panels.ts')).movePanels(this, this.#end.signal);
    };

    #onClick = (event: MouseEvent) => {
      const place = this.#in('labels').findIndex((tab) => tab.contains(event.target as Node)); // of this element
      // With a modifier key a label opens another browser tab, as any link does.
      if (place < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#choose(place);
    };

    #onKey = (event: KeyboardEvent) => {
      const tabs = this.#in('labels');
      if (!tabs.includes(event.target as HTMLElement)) return; // of this element
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
      const named = namedBy(location.hash);
      if (named) this.#open(named);
    };

    #open(target: EventTarget | null) {
      const place = this.#in('panels').findIndex((panel) => panel.contains(target as Node | null)); // of the page
      if (place >= 0) this.#show(place);
    }
  }
  customElements.define('tessera-tabs', Tabs);
}
