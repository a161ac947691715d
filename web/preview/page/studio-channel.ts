import { channel, type LiveDocument, type ToPage, type ToStudio } from '#canvas/messages.ts';
import { studioAddress } from '#settings/studio-address.ts';

/** The page's end of its conversation with the Studio. */
export interface StudioChannel {
  tell: (said: ToStudio) => void;
  /** Tells the Studio which documents the page shows, in addition to those told before. */
  tellShown: (come: readonly Pick<LiveDocument, '_id'>[]) => void;
  close: () => void;
}

/**
 * Begins to talk with the Studio around this page, or with the one that opened its window; without any, messages go
 * nowhere. Only a Studio of this site is spoken to: on its own host or, where that is a name, on `studio.` before it.
 */
export function openStudioChannel(hear: (said: ToPage) => void): StudioChannel {
  const studio: Window | null = window.parent === window ? window.opener : window.parent;
  const origins = studio ? studioOrigins() : [];
  const ports = origins.map((origin) => {
    // Unlike a message to a window, a message through a port does not wait until the Studio has drawn its form.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    studio?.postMessage({ channel, type: 'hello' }, origin, [port2]);
    return port1;
  });
  // Only a port that a Studio has taken leads anywhere.
  const tell = (said: ToStudio) => {
    for (const port of ports) port.postMessage(said);
  };
  let shown: ReadonlySet<string> | undefined;
  return {
    tell,
    tellShown(come) {
      const all = new Set([...(shown ?? []), ...come.map(({ _id }) => _id)]);
      if (shown && all.size === shown.size) return;
      shown = all;
      tell({ type: 'shows', ids: [...all] });
    },
    close() {
      for (const port of ports) port.close();
    },
  };
}

/**
 * The origins at which the Studio may be, in agreement with studio/preview/preview-origin.ts: that of the frame around
 * this page, or both when nothing tells which.
 */
function studioOrigins(): string[] {
  const site = location.origin.replace('://preview.', '://');
  const allowed = [...new Set([site, studioAddress(site)])];
  const [around] = location.ancestorOrigins ?? [];
  return around === undefined ? allowed : allowed.filter((origin) => origin === around);
}
