'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyWhatStands } from '#canvas/changes/apply-changes.ts';
import type { Lock } from '#canvas/lock.ts';
import type { Colleague, SectionComments } from '#canvas/messages.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Editing } from '../../canvas/editing.ts';
import { type TracedDocument, traceDocument } from '../marks/trace/trace-document.ts';
import { type TracedSection, traceSection } from '../marks/trace/trace-section.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { perspectiveOf } from '../outlook/perspective.ts';
import { momentIn } from '../outlook/preview-moment.ts';
import type { LivePath } from '../path/live-path.ts';
import { loadTree } from '../path/load-tree.ts';
import { PendingChanges } from '../path/pending-changes.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { type ServedPath, servedDocument } from '../path/served-path.ts';
import { hearPlaces } from './hear-places.ts';
import { type Hearing, hearBy } from './hearing.ts';
import { addressOfKind, PathFollower } from './path-follower.ts';
import { openStudioChannel, type StudioChannel } from './studio-channel.ts';
import { StudioQuestions } from './studio-questions.ts';
import { useLook } from './use-look.ts';

/** What stands at a path while it is edited, and what editors can do with it on the page. */
export interface LiveEditing extends Omit<Editing, 'target' | 'mayEdit'> {
  shown: ServedPath;
  /** Whether a Studio has been heard. */
  hasStudio: boolean;
  /** Why what the page shows cannot be changed in the layer that the Studio looks at; undefined when it can. */
  locked: Lock | undefined;
  /** Whether the site has failed to answer twice in a row, so that lists may be out of date. */
  isBehind: boolean;
  /** Why the page is not shown yet as the Studio wants it, in a sentence for the editor. */
  lookFault: string | undefined;
  /** Makes parts of it with marks at their texts; undefined until the queries have been loaded. */
  trace: Tracing | undefined;
}

/** Makes what is shown again with marks at its texts, by which each is found wherever a view shows it. */
export interface Tracing {
  document: () => TracedDocument | undefined;
  /** A section by its key. */
  section: (key: string) => TracedSection | undefined;
}

/**
 * Follows what stands at a path (`PathFollower`), and talks with the Studio. A page whose address changes is followed
 * to the new one. The page is shown in the perspective and at the moment that the Studio says.
 */
export function useLivePath(
  path: string,
  seed: PreviewSeed,
  { chosen, moment }: Pick<Outlook, 'chosen' | 'moment'>,
): LiveEditing {
  const router = useRouter();
  const seen = chosen.join();
  const { look: lookThrough, fault: faultOfLayers } = useLook('perspective', seen);
  const { look: lookAt, fault: faultOfMoment } = useLook('moment', moment ?? '');
  const [shown, setShown] = useState(seed.served);
  const follower = useRef<PathFollower>(null);
  const studio = useRef<StudioChannel>(null);
  const [history, setHistory] = useState<Editing['history']>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const [comments, setComments] = useState<readonly SectionComments[]>([]);
  const [guide, setGuide] = useState<number>();
  const [notice, setNotice] = useState<Editing['notice']>();
  const [questions] = useState(() => new StudioQuestions((said) => studio.current?.tell(said)));
  const [hasStudio, setHasStudio] = useState(false);
  const [locked, setLocked] = useState<Lock>();
  const [isBehind, setBehind] = useState(false);
  const [pending] = useState(() => new PendingChanges(newKey()));
  const kept = useRef(new Set<string>());
  const [trace, setTrace] = useState<Tracing>();

  useEffect(() => {
    setShown(seed.served);
    setBehind(false);
    const following = new PathFollower(
      { path, seed, perspective: seen, moment, kept: kept.current },
      {
        show: setShown,
        showAtOnce: (served) => flushSync(() => setShown(served)),
        trace: (of) => setTrace(tracingOf(of)),
        sayBehind: setBehind,
        refresh: () => router.refresh(),
        goTo: (address) => router.replace(address),
        note: (documents) => channel.tellShown(documents),
      },
    );
    follower.current = following;
    const channel = openStudioChannel((said) => {
      setHasStudio(true);
      hearBy(hearing, said);
    });
    const hearing: Hearing = {
      ...hearPlaces(channel, (id) => following.isAt(id)),
      ...questions.hearing,
      document: ({ document, has }) => following.edit(pending.on(document, has)),
      gone: ({ id }) => following.leave(id),
      perspective({ layers, locked }) {
        setLocked(locked);
        lookThrough(perspectiveOf(layers).join());
      },
      look: (said) => lookAt(momentIn(said.moment ?? '') ?? ''),
      history: setHistory,
      colleagues: ({ at }) => setColleagues(at),
      comments: ({ of }) => setComments(of),
      guide: ({ step }) => setGuide(step ?? undefined),
      done: setNotice,
      refused(said) {
        setNotice(said);
        const without = said.order && pending.refuse(said.order);
        if (without) following.edit(without);
      },
    };
    studio.current = channel;
    channel.tell({ type: 'looks', moment: moment ?? null });
    channel.tellShown(seed.documents);
    return () => {
      following.close();
      channel.close();
    };
  }, [path, seed, seen, moment, router, pending, questions, lookAt, lookThrough]);

  const documentOf = (id: string) =>
    follower.current?.documentOf(id) ?? seed.documents.find(({ _id }) => _id === id);
  return {
    shown,
    documentOf,
    change(target, changes, what) {
      const found = documentOf(target.id);
      const before = found && { ...found, _id: String(found._originalId ?? found._id) };
      const order = pending.add(target.id, changes, before);
      if (before) follower.current?.edit(applyWhatStands(before, changes));
      studio.current?.tell({ type: 'change', target, changes, what, order });
    },
    create(document, what) {
      follower.current?.edit({ ...document, _id: `drafts.${document._id}` });
      studio.current?.tell({ type: 'create', document, what });
      studio.current?.tellShown([document]);
    },
    upload: questions.upload.bind(questions),
    choose: questions.choose.bind(questions),
    find: questions.find.bind(questions),
    findShared: questions.findShared.bind(questions),
    tell: (said) => studio.current?.tell(said),
    hasStudio,
    locked,
    isBehind,
    lookFault: faultOfLayers ?? faultOfMoment,
    keepDrawn: (id, path) => kept.current.add(`${id} ${path}`),
    history,
    colleagues,
    comments,
    guide,
    notice,
    prepare: (kind) => void loadTree(addressOfKind(path, kind)).catch(console.warn),
    trace,
  };
}

function tracingOf(of: LivePath): Tracing | undefined {
  const id = servedDocument(of.shown)?._id;
  if (id === undefined) return undefined;
  return { document: () => traceDocument(of, id), section: (key) => traceSection(of, id, key) };
}
