import type { ToPage } from '#canvas/messages.ts';
import { listenToPages } from './pages.ts';

const origin = 'https://site.example';

/** A page that has said hello to this Studio, and all that it was told since. */
export interface HeardPage {
  heard: ToPage[];
  /** Takes the page and its window away. */
  close(): void;
}

/** Opens such a page, in a window that stands for the Studio's. */
export function openPage(): HeardPage {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  listenToPages([origin]);
  const { port1, port2 } = new MessageChannel();
  const heard: ToPage[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const hello = {
    data: { channel: 'tessera/canvas', type: 'hello' },
    origin,
    ports: [port2],
    source: window,
  };
  window.dispatchEvent(Object.assign(new Event('message'), hello));
  return {
    heard,
    close() {
      port1.close();
      Reflect.deleteProperty(globalThis, 'window');
    },
  };
}
