import { useEffect, useEffectEvent, useState } from 'react';
import type { ToStudio } from '#canvas/messages.ts';
import { hearGoodbyes, hearPages } from './shown-pages.ts';

/** The documents of each page that is open, by the ids of the published ones. */
const shown = new Map<MessageEventSource, readonly string[]>();
hearGoodbyes((page) => shown.delete(page));

/** The documents that pages show, by the ids of the published ones; a new list whenever a page says what it shows. */
export function useShownDocuments(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const hear = useEffectEvent((said: ToStudio, _answer: unknown, page: MessageEventSource) => {
    if (said.type !== 'shows') return;
    shown.set(page, said.ids);
    setIds([...new Set([...shown.values()].flat())]);
  });
  useEffect(() => hearPages(hear), []);
  return ids;
}
