import { useEffect, useRef } from 'react';
import { combineLatest, filter, map } from 'rxjs';
import {
  definePlugin,
  getPublishedId,
  getVersionFromId,
  type InputProps,
  isDocumentSchemaType,
  type SanityDocument,
  useDocumentOperation,
  useDocumentStore,
  usePerspective,
} from 'sanity';
import { fieldIn } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { listened } from '../lake/listened.ts';
import { mean } from '../lake/meanings.ts';
import { greetPages, tellPages } from '../pages-shown/shown-pages.ts';
import { AddressesAhead } from './addresses-ahead.ts';
import { firstFields } from './fill-inserted.ts';
import { HeldAddresses } from './held-addresses.ts';

const ahead = new AddressesAhead();
const current = new Map<string, SanityDocument>();

/**
 * Sends the document in the form to the page in the preview at every change, before it is stored, so that the page can
 * draw it anew. Gives a section that is inserted on the page the same initial values as one that is inserted in the
 * form.
 */
export const liveDocument = definePlugin({
  name: 'live-document',
  form: { components: { input: DocumentInput } },
});

/** Whether a document has a path in its form, and not yet in the lake. */
export const isAhead = (path: string): boolean => ahead.has(path);

const held = new HeldAddresses((id) => {
  const document = current.get(getPublishedId(id));
  if (document) tellPages({ type: 'document', document: held.told(document, true) });
});

greetPages(() =>
  [...current.values()].map((document) => ({ type: 'document', document: held.told(document) })),
);

function send(document: SanityDocument): void {
  current.set(getPublishedId(document._id), document);
  tellPages({ type: 'document', document: held.told(document) });
}

function DocumentInput(props: InputProps) {
  const { schemaType, value } = props;
  if (!isDocumentSchemaType(schemaType)) return props.renderDefault(props);
  const id = fieldIn(value, '_id');
  return (
    <>
      {props.renderDefault(props)}
      {typeof id === 'string' && (
        <Broadcast id={getPublishedId(id)} type={schemaType.name} version={getVersionFromId(id)} />
      )}
    </>
  );
}

/** Listens to the store, which tells of a change as soon as the form has made it, before React draws the form anew. */
function Broadcast({ id, type, version }: { id: string; type: string; version: string | undefined }) {
  const store = useDocumentStore();
  const isOfVisitors = usePerspective().selectedPerspectiveName === 'published';
  const { patch } = useDocumentOperation(id, type, version);
  const latestPatch = useRef(patch);
  useEffect(() => {
    latestPatch.current = patch;
  }, [patch]);
  useEffect(() => {
    const leave = () => held.leave();
    addEventListener('focusout', leave);
    return () => removeEventListener('focusout', leave);
  }, []);
  useEffect(() => {
    let before: SanityDocument | undefined;
    const subscription = listened(store.pair.editState(id, type, version)).subscribe((state) => {
      const edited = state.version ?? state.draft ?? state.published;
      const document = isOfVisitors ? state.published : edited;
      if (document) send(document);
      else if (state.ready) {
        // A page that connects after the deletion must not be greeted with the document.
        current.delete(id);
        if (before) tellPages({ type: 'gone', id });
      }
      const fields = before && edited ? firstFields(before, edited) : {};
      if (Object.keys(fields).length > 0) {
        const changes = [{ setIfMissing: fields }];
        mean(changes, { for: 'consequence' });
        // All other listeners must hear of this state before the next one.
        queueMicrotask(() => latestPatch.current.execute(changes));
      }
      before = edited ?? undefined;
    });
    return () => {
      subscription.unsubscribe();
      const document = current.get(id);
      if (document) held.forget(document._id);
      current.delete(id);
    };
  }, [store, id, type, version, isOfVisitors]);
  useEffect(() => {
    const states = store.pair.editState(id, type, version).pipe(filter(({ ready }) => ready));
    const inForm = combineLatest([states, store.pair.consistencyStatus(id, type, version)]).pipe(
      map(([{ version, draft, published }, isStored]) => ({
        address: storedAddress(version ?? draft ?? published),
        isStored,
      })),
    );
    return ahead.follow(inForm);
  }, [store, id, type, version]);
  return null;
}
