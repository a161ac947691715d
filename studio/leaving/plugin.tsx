import { useEffect } from 'react';
import { ignoreElements, merge } from 'rxjs';
import {
  type DocumentStore,
  definePlugin,
  getPublishedId,
  getVersionFromId,
  type InputProps,
  isDocumentSchemaType,
  useDocumentStore,
  usePerspective,
} from 'sanity';
import type { Target } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Unstored } from './unstored.ts';

/**
 * Has the browser ask before somebody leaves the Studio while changes in forms or on pages are not stored, and tells
 * when the browser is offline.
 */
export const askBeforeLeaving = definePlugin({
  name: 'ask-before-leaving',
  form: { components: { input: DocumentInput } },
  studio: besideStudio(Leaving),
});

function Leaving() {
  return (
    <>
      <FollowPages />
      <OfflineNote />
    </>
  );
}

const unstored = new Unstored(globalThis.window ?? new EventTarget());

/**
 * Follows whether a document is stored. Also subscribes to its operations, because the store sends the changes of the
 * last second only while somebody listens.
 */
const follow = ({ pair }: DocumentStore, { id, type }: Target, release: string | undefined) =>
  unstored.follow(
    `${id} ${release}`,
    merge(
      pair.consistencyStatus(id, type, release),
      pair.editOperations(id, type, release).pipe(ignoreElements()),
    ),
  );

function DocumentInput(props: InputProps) {
  const { schemaType, value } = props;
  const id = fieldIn(value, '_id');
  return (
    <>
      {props.renderDefault(props)}
      {isDocumentSchemaType(schemaType) && typeof id === 'string' && (
        <FollowForm id={getPublishedId(id)} type={schemaType.name} release={getVersionFromId(id)} />
      )}
    </>
  );
}

function FollowForm({ id, type, release }: Target & { release: string | undefined }) {
  const store = useDocumentStore();
  useEffect(() => follow(store, { id, type }, release), [store, id, type, release]);
  return null;
}

/** Changes made on a page have no form, and are followed as long as the Studio looks at the same layer. */
function FollowPages() {
  const store = useDocumentStore();
  const { selectedReleaseId: release } = usePerspective();
  useEffect(() => {
    const ends = new Map<string, () => void>();
    const leave = hearPages((said) => {
      if (said.type !== 'change' || ends.has(said.target.id)) return;
      ends.set(said.target.id, follow(store, said.target, release));
    });
    return () => {
      leave();
      for (const end of ends.values()) end();
    };
  }, [store, release]);
  return null;
}
