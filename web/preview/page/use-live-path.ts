'use client';

import { getPublishedId } from '@sanity/client/csm';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyChanges } from '#canvas/apply-changes.ts';
import type { Colleague, LiveDocument, SectionComments } from '#canvas/messages.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { newKey } from '#schemas/new-keys.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import type { Editing } from '../../canvas/editing.ts';
import { scrollToSection } from '../../canvas/section/section-places.ts';
import { type TracedDocument, traceDocument } from '../marks/trace/trace-document.ts';
import { type TracedSection, traceSection } from '../marks/trace/trace-section.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { perspectiveOf } from '../outlook/perspective.ts';
import { momentIn } from '../outlook/preview-moment.ts';
import { LivePath } from '../path/live-path.ts';
import { loadTree, loadTrees } from '../path/load-tree.ts';
import { PendingChanges } from '../path/pending-changes.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { frameTypes, type ServedPath, servedDocument } from '../path/served-path.ts';
import { treeAddress } from '../path/tree-address.ts';
import { isWeighed } from './beside.ts';
import { openStudioChannel, type StudioChannel } from './studio-channel.ts';
import { StudioQuestions } from './studio-questions.ts';
import { useLook } from './use-look.ts';

const quietMs = 700; // without a key, after which the lake is asked
const slowMs = 10_000; // between two questions to a site that has not answered all of them
const maxTries = 20; // how often it is asked where it does not answer, or for what the Studio has not stored yet

/** What stands at a path while it is edited, and what those who edit on the page can do with it. */
export interface LiveEditing extends Omit<Editing, 'target' | 'mayEdit'> {
  shown: ServedPath;
  /** Whether a Studio has been heard. */
  hasStudio: boolean;
  /** Why nothing can be changed where the Studio looks, in a sentence for the editor; undefined where it can. */
  locked: string | undefined;
  /** Whether the site has not answered twice in a row, so that lists may be old. */
  isBehind: boolean;
  /** Makes parts of it with marks at their texts, once the queries are here. */
  trace: Tracing | undefined;
}

/** Makes what is shown with marks at its texts, by which they are known where a view shows them. */
export interface Tracing {
  document: () => TracedDocument | undefined;
  /** A section by its key. */
  section: (key: string) => TracedSection | undefined;
}

/**
 * What stands at a path, made anew at every change in the Studio. When the editor rests, the lake's own answer takes
 * its place, so that lists are right as well; a page that has got another address is followed there. At a moment
 * only the lake's answers are shown. It is looked at as the Studio says.
 */
export function useLivePath(
  path: string,
  seed: PreviewSeed,
  { chosen, moment }: Pick<Outlook, 'chosen' | 'moment'>,
): LiveEditing {
  const router = useRouter();
  const seen = chosen.join();
  const { look: lookThrough } = useLook('perspective', seen);
  const { look: lookAt } = useLook('moment', moment ?? '');
  const [shown, setShown] = useState(seed.served);
  const live = useRef<LivePath>(null);
  const edit = useRef<(document: LiveDocument) => void>(() => {});
  const studio = useRef<StudioChannel>(null);
  const [history, setHistory] = useState<Editing['history']>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const [comments, setComments] = useState<readonly SectionComments[]>([]);
  const [guide, setGuide] = useState<number>();
  const [notice, setNotice] = useState<Editing['notice']>();
  const [questions] = useState(() => new StudioQuestions((said) => studio.current?.tell(said)));
  const [hasStudio, setHasStudio] = useState(false);
  const [locked, setLocked] = useState<string>();
  const [isBehind, setBehind] = useState(false);
  const [pending] = useState(() => new PendingChanges(newKey()));
  const kept = useRef(new Set<string>());
  const [trace, setTrace] = useState<Tracing>();

  useEffect(() => {
    // Nobody types before the page stands; what comes before the queries have come waits for them.
    let now: LivePath | undefined;
    const early = new Map<string, LiveDocument>();
    setShown(seed.served);
    const asked = new Set<string>();
    let isFrameEdited = false;
    let gone: string | undefined;
    let failures = 0;
    setBehind(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();

    async function ask<T>(route: string, what: Record<string, string>): Promise<T | undefined> {
      // Another window of the editor's may look at the site otherwise, and they have their cookies in common.
      const asked = new URLSearchParams({ ...what, perspective: seen, moment: moment ?? '' });
      const answer = await fetch(`${route}?${asked}`, { signal: over.signal }).catch(() => null);
      // A body may be cut off, or be no JSON at all where a proxy answers.
      return answer?.ok ? answer.json().catch(() => undefined) : undefined;
    }

    const askSeed = () => ask<PreviewSeed>('/api/preview', { path });

    async function begin(from: PreviewSeed): Promise<void> {
      const trees = await loadTrees(from.trees).catch(() => undefined);
      // The site may have been built anew since: its queries then have other addresses.
      const next = trees ? from : ((await askSeed()) ?? from);
      if (over.signal.aborted) return;
      if (!trees) {
        timer = setTimeout(begin, quietMs, next);
        return;
      }
      show(new LivePath(from, trees, kept.current));
      for (const document of early.values()) edit.current(document);
    }

    function show(next: LivePath): void {
      now = next;
      live.current = next;
      setShown(next.shown);
      traceAnew(next);
      bringTrees(next);
    }

    function traceAnew(of: LivePath): void {
      const id = servedDocument(of.shown)?._id;
      setTrace(
        id === undefined
          ? undefined
          : { document: () => traceDocument(of, id), section: (key) => traceSection(of, id, key) },
      );
    }

    /** For the kinds that have come to the page since. */
    function bringTrees(to: LivePath): void {
      for (const kind of to.missingKinds) {
        // When it cannot be had, the next change asks for it again.
        loadTree(addressOfKind(path, kind)).then((tree) => {
          if (now !== to || over.signal.aborted) return;
          setShown(to.addTree(kind, tree));
          traceAnew(to);
        }, console.warn);
      }
    }

    async function bringMissing(now: LivePath, document: LiveDocument): Promise<void> {
      const ids = now.missingFor(document).filter((id) => !asked.has(id));
      if (ids.length === 0) return;
      for (const id of ids) asked.add(id);
      const found = await ask<LiveDocument[]>('/api/preview/documents', { ids: ids.join() });
      if (!found) for (const id of ids) asked.delete(id);
      else if (found.length > 0) {
        setShown(now.put(...found));
        bringTrees(now);
        channel.tellShown(found);
      }
    }

    async function catchUp(left: number): Promise<void> {
      const fresh = await askSeed();
      const trees = fresh && (await loadTrees(fresh.trees).catch(() => undefined));
      if (over.signal.aborted) return;
      if (fresh && gone !== undefined && servedDocument(fresh.served)?._id !== gone) {
        // Led on like a visitor, the editor would lose the form in which the page can be restored. All else the server draws.
        return fresh.served.redirect ? setShown(fresh.served) : router.refresh();
      }
      if (!now) return;
      failures = fresh ? 0 : failures + 1;
      setBehind(failures > 1);
      const again = () => {
        if (left > 0) timer = setTimeout(catchUp, quietMs, left - 1);
        // As long as it is said that the site does not answer, it is asked.
        else if (!fresh) timer = setTimeout(catchUp, slowMs, 0);
      };
      if (!fresh || !trees || gone !== undefined) return again();
      const standing = servedDocument(now.shown);
      const address =
        standing &&
        servedDocument(fresh.served)?._id !== standing._id &&
        storedAddress(now.documentOf(standing._id));
      if (address && address !== path) return router.replace(address);
      if (!now.isCaughtUpBy(fresh)) return again();
      show(new LivePath(fresh, trees, kept.current));
      channel.tellShown(fresh.documents);
      if (isFrameEdited || !servedDocument(fresh.served)) router.refresh();
    }

    /** The lake may still have what was deleted in the Studio: it is asked until it has not. */
    function leave(id: string): void {
      if (servedDocument(now?.shown ?? seed.served)?._id !== id) return;
      gone = id;
      if (now) clearTimeout(timer);
      void catchUp(maxTries);
    }

    /** Of pages that were copied, sections have the same keys. */
    function bring(id: string, section: string): void {
      if (now && !isWeighed() && servedDocument(now.shown)?._id === id) scrollToSection(section);
    }

    async function askAgain(): Promise<void> {
      const fresh = await askSeed();
      if (fresh && !over.signal.aborted) await begin(fresh);
    }

    edit.current = (document) => {
      if (moment !== undefined) {
        clearTimeout(timer);
        timer = setTimeout(askAgain, quietMs);
        return;
      }
      if (!now) return void early.set(document._id, document);
      const next = now.put(document);
      if (getPublishedId(document._id) === gone) gone = undefined;
      flushSync(() => setShown(next));
      isFrameEdited ||= frameTypes.includes(document._type);
      bringTrees(now);
      void bringMissing(now, document);
      clearTimeout(timer);
      timer = setTimeout(catchUp, quietMs, maxTries);
    };
    void begin(seed);
    const channel = openStudioChannel((said) => {
      setHasStudio(true);
      if (said.type === 'document') edit.current(pending.on(said.document, said.has));
      else if (said.type === 'history') setHistory(said);
      else if (said.type === 'colleagues') setColleagues(said.at);
      else if (said.type === 'comments') setComments(said.of);
      else if (said.type === 'gone') leave(said.id);
      else if (said.type === 'bring') bring(said.id, said.section);
      else if (said.type === 'let-go') document.dispatchEvent(new Event('canvas:let-go'));
      else if (said.type === 'guide') setGuide(said.step ?? undefined);
      else if (said.type === 'perspective') {
        setLocked(said.locked);
        lookThrough(perspectiveOf(said.layers).join());
      } else if (said.type === 'look') lookAt(momentIn(said.moment ?? '') ?? '');
      else if (said.type === 'refused' || said.type === 'done') setNotice(said);
      else questions.hear(said);
      const without = said.type === 'refused' && said.order && pending.refuse(said.order);
      if (without) edit.current(without);
    });
    studio.current = channel;
    channel.tell({ type: 'looks', moment: moment ?? null });
    channel.tellShown(seed.documents);
    return () => {
      over.abort();
      clearTimeout(timer);
      channel.close();
    };
  }, [path, seed, seen, moment, router, pending, questions, lookAt, lookThrough]);

  const documentOf = (id: string) =>
    live.current?.documentOf(id) ?? seed.documents.find(({ _id }) => _id === id);
  return {
    shown,
    documentOf,
    change(target, changes, what) {
      const before = documentOf(target.id);
      const order = pending.add(target.id, changes);
      if (before)
        edit.current(applyChanges({ ...before, _id: String(before._originalId ?? before._id) }, changes));
      studio.current?.tell({ type: 'change', target, changes, what, order });
    },
    create(document, what) {
      edit.current({ ...document, _id: `drafts.${document._id}` });
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

function addressOfKind(path: string, kind: string): string {
  const { indexFrom: from, indexTo: to } = resolveParams(path);
  return treeAddress({ kind, from, to });
}
