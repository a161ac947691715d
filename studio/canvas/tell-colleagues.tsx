import { useEffect, useEffectEvent, useState } from 'react';
import { combineLatest, tap } from 'rxjs';
import {
  definePlugin,
  getDraftId,
  getVersionId,
  type Path,
  stringToPath,
  usePerspective,
  usePresenceStore,
} from 'sanity';
import type { Colleague, Target, ToStudio } from '#canvas/messages.ts';
import { listened } from '../lake/listened.ts';
import { hearGoodbyes, hearPages, tellPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { colleaguesAt } from './colleagues-at.ts';

/**
 * Tells pages where colleagues are on them, and tells colleagues where an editor is who works on a page, which Sanity
 * tells only of editors in a form.
 */
export const tellColleagues = definePlugin({
  name: 'tell-colleagues',
  studio: besideStudio(Teller),
});

/** The documents of each page that is open, by the ids of the published ones. */
const shown = new Map<MessageEventSource, readonly string[]>();

const idsShown = (): string[] => [...new Set([...shown.values()].flat())];

function Teller() {
  const presence = usePresenceStore();
  const { selectedReleaseId: release } = usePerspective();
  const [ids, setIds] = useState<string[]>([]);

  const sayWhere = (target: Target, path: Path) =>
    presence.setLocation([
      {
        type: 'document',
        documentId: release ? getVersionId(target.id, release) : getDraftId(target.id),
        path,
        lastActiveAt: new Date().toISOString(),
      },
    ]);
  const hear = useEffectEvent((said: ToStudio, _answer: unknown, page: MessageEventSource) => {
    if (said.type === 'shows') {
      shown.set(page, said.ids);
      setIds(idsShown());
    } else if (said.type === 'at')
      sayWhere(said.target, said.section === null ? [] : ['sections', { _key: said.section }]);
    else if (said.type === 'open' && !said.goesThere) sayWhere(said.target, stringToPath(said.path));
  });
  useEffect(() => hearPages(hear), []);
  useEffect(
    () =>
      hearGoodbyes((page) => {
        shown.delete(page);
        setIds(idsShown());
      }),
    [],
  );
  useEffect(() => {
    const present = combineLatest(ids.map((id) => presence.documentPresence(id)));
    const tell = (at: Colleague[]) => tellPages({ type: 'colleagues', at });
    // After an error, nobody knows where they are.
    const known = listened(present.pipe(tap({ error: () => tell([]) })));
    const following = known.subscribe((all) => tell(colleaguesAt(all.flat(), release)));
    return () => following.unsubscribe();
  }, [presence, release, ids]);
  return null;
}
