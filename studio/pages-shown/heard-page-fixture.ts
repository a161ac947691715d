import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { listenToPages } from './shown-pages.ts';

const origin = 'https://site.example';

/** A page that has said hello to this Studio, and all that it was told since. */
export interface HeardPage {
  heard: ToPage[];
  say(said: ToStudio): void;
  /** Says hello once more, through another port, as after a seed of the page has changed. */
  helloAgain(): void;
  /** Takes the page and its window away. */
  close(): void;
}

/** Opens such a page, in a window that stands for the Studio's. */
export function openPage(): HeardPage {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  listenToPages([origin]);
  const heard: ToPage[] = [];
  let port = greet();

  function greet(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(data);
    const hello = {
      data: { channel: 'tessera/canvas', type: 'hello' },
      origin,
      ports: [port2],
      source: window,
    };
    window.dispatchEvent(Object.assign(new Event('message'), hello));
    return port1;
  }
  return {
    heard,
    say: (said) => port.postMessage(said),
    helloAgain() {
      port.close();
      port = greet();
    },
    close() {
      port.close();
      Reflect.deleteProperty(globalThis, 'window');
    },
  };
}
