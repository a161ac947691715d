const everyMs = 10_000;

/** Says in the log how far a renewal of many pages has come: when it begins, every ten seconds, and when it ends. */
export class Progress {
  #all = 0;
  #begun = 0;
  #told = 0;

  /** Begins with `all` pages to render; those of the `old` ones that remain wait until somebody asks for them. */
  begin(all: number, old: number): void {
    this.#all = all;
    this.#begun = performance.now();
    this.#told = this.#begun;
    const later = Math.max(0, old - all);
    console.log(
      `Renewal: ${said(all)} ${all === 1 ? 'page is' : 'pages are'} rendered anew${later > 0 ? `, ${said(later)} others when somebody asks for them` : ''}.`,
    );
  }

  /** Takes note that `left` pages are left to render. */
  tell(left: number): void {
    if (this.#all === 0) return;
    const now = performance.now();
    if (left > 0 && now - this.#told < everyMs) return;
    this.#told = now;
    const seconds = Math.round((now - this.#begun) / 1000);
    console.log(
      `Renewal: ${said(Math.max(0, this.#all - left))} of ${said(this.#all)} pages after ${seconds} s.`,
    );
    if (left === 0) this.#all = 0;
  }
}

const said = (count: number): string => count.toLocaleString('en-US');
