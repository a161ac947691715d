import { getPublishedId, getVersionId, isVersionId } from '@sanity/client/csm';
import type { MutatorActor } from '@sanity/visual-editing/react';

/** What is done to a document: by the overlay, always to the draft. */
type Mutation = { type: 'patch'; id: string } | { type: 'createIfNotExists'; document: { _id: string } };

/**
 * Has the overlay read and write the version of a release wherever it means the draft, as the Studio's form does that
 * looks at the release. Returns what ends it.
 */
export function writeVersions(actor: MutatorActor, release: string): () => void {
  const versionOf = (id: string) => getVersionId(getPublishedId(id), release);
  const { getSnapshot } = actor;
  const known = (): Record<string, MutatorActor> => getSnapshot.call(actor).context.documents;

  function observe(): void {
    const missing = Object.keys(known()).filter((id) => !isVersionId(id) && !known()[versionOf(id)]);
    for (const documentId of new Set(missing.map(versionOf))) actor.send({ type: 'observe', documentId });
  }

  // The overlay knows drafts only. It looks them up here, by their ids, whenever it is about to do something.
  actor.getSnapshot = () => {
    const snapshot = getSnapshot.call(actor);
    const documents = Object.entries(known()).map(([id, document]) => {
      const version = known()[versionOf(id)];
      return [id, version && !isVersionId(id) ? writing(version, versionOf(id)) : document];
    });
    return { ...snapshot, context: { ...snapshot.context, documents: Object.fromEntries(documents) } };
  };
  observe();
  const subscription = actor.subscribe(observe);
  return () => {
    subscription.unsubscribe();
    actor.getSnapshot = getSnapshot;
  };
}

/** A document that takes what is meant for another one. */
function writing(document: MutatorActor, id: string): MutatorActor {
  const send: MutatorActor['send'] = (event) =>
    document.send(event.type === 'mutate' ? { ...event, mutations: event.mutations.map(meant) } : event);
  const meant = (mutation: Mutation): Mutation =>
    'document' in mutation
      ? { ...mutation, document: { ...mutation.document, _id: id } }
      : { ...mutation, id };
  return Object.create(document, { send: { value: send } });
}
