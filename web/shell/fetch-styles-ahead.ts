import { savesData } from '#ui/motion/saves-data.ts';

/**
 * Has the browser fetch some style sheets as soon as it has nothing else to do, so that the next page, whichever it is, need
 * not wait for its own; not for visitors who save data.
 */
export function fetchStylesAhead(addresses: readonly string[]): void {
  if (savesData()) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  const fetchAll = () => {
    const present = new Set(
      Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href')),
    );
    for (const href of addresses)
      if (!present.has(href))
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }),
        );
  };
  const wait = () => idle(fetchAll);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
