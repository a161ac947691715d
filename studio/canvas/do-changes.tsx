import { useEffect, useEffectEvent, useRef } from 'react';
import { filter, firstValueFrom, merge, type Observable, Subscription, share, tap, timeout } from 'rxjs';
import {
  type DocumentStore,
  definePlugin,
  type LayoutProps,
  type OperationsAPI,
  useDocumentStore,
  usePerspective,
} from 'sanity';
import type { Target, ToPage, ToStudio } from '#canvas/messages.ts';
import { hearPages, listenToPages, tellPages } from './pages.ts';

/**
 * Does what editors do on the page itself, as if they had done it in the form: in the draft, or in the version of the
 * release that is looked at, whether its form is open or not. `origins` are those of the sites that may ask for it.
 */
export const doChanges = definePlugin<{ origins: readonly string[] }>(({ origins }) => {
  listenToPages(origins);
  return {
    name: 'do-changes',
    studio: {
      components: {
        layout: (props: LayoutProps) => (
          <>
            {props.renderDefault(props)}
            <Doer />
          </>
        ),
      },
    },
  };
});

const maxReadyMs = 10_000; // in which the store has what stands in a document, or it is said that it has not

function Doer() {
  const store = useDocumentStore();
  const { selectedPerspectiveName: looksAt, selectedReleaseId: release } = usePerspective();
  const opened = useRef(new Map<string, Observable<OperationsAPI>>());
  const open = useRef(new Subscription());
  const operationsOf = (target: Target): Observable<OperationsAPI> => {
    const key = `${target.id} ${release}`;
    const known = opened.current.get(key) ?? openDocument(store, target, release);
    // The store does what it is asked for, and keeps it, only while somebody listens.
    if (!opened.current.has(key)) open.current.add(known.subscribe({ error: console.warn }));
    opened.current.set(key, known);
    return known;
  };
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'change') return;
    if (looksAt === 'published') {
      const sentence = 'This is what visitors see. Choose Drafts or a release above to change it.';
      answer({ type: 'refused', sentence });
      return;
    }
    try {
      const { patch } = await firstValueFrom(
        operationsOf(said.target).pipe(
          filter(({ patch }) => patch.disabled === false),
          timeout(maxReadyMs),
        ),
      );
      patch.execute(said.changes);
    } catch (error) {
      console.warn(error);
      answer({
        type: 'refused',
        sentence: `“${said.what}” is not done: the document cannot be changed now.`,
      });
    }
  });
  useEffect(() => {
    const stop = hearPages(hear);
    const subscription = open.current;
    return () => {
      stop();
      subscription.unsubscribe();
    };
  }, []);
  return null;
}

/** What can be done with a document; while somebody listens, pages are told how it stands. */
function openDocument(
  { pair }: DocumentStore,
  { id, type }: Target,
  release: string | undefined,
): Observable<OperationsAPI> {
  const shown = pair.editState(id, type, release).pipe(
    tap(({ version, draft, published }) => {
      const document = version ?? draft ?? published;
      if (document) tellPages({ type: 'document', document });
    }),
    filter((_state): _state is never => false),
  );
  return merge(pair.editOperations(id, type, release), shown).pipe(share());
}
