import { useEffect } from 'react';
import {
  definePlugin,
  getPublishedId,
  getVersionFromId,
  type InputProps,
  isDocumentSchemaType,
  type SchemaType,
  useDocumentStore,
} from 'sanity';
import { fieldIn } from '#schemas/fields.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { opened } from './history.ts';
import { redoAction, undoAction } from './undo-actions.ts';
import { Undoer } from './undoer.tsx';
import { watch } from './watch.ts';

/** Adds undo and redo of what was done in forms and on pages, by keys and by buttons above a form. */
export const undo = definePlugin({
  name: 'undo',
  document: { unstable_fieldActions: (actions) => [undoAction, redoAction, ...actions] },
  form: { components: { input: DocumentInput } },
  studio: besideStudio(Undoer),
});

function DocumentInput(props: InputProps) {
  const { schemaType, value } = props;
  if (!isDocumentSchemaType(schemaType)) return props.renderDefault(props);
  const id = fieldIn(value, '_id');
  return (
    <>
      {props.renderDefault(props)}
      {typeof id === 'string' && (
        <WatchForm id={getPublishedId(id)} type={schemaType} release={getVersionFromId(id)} />
      )}
    </>
  );
}

function WatchForm({ id, type, release }: { id: string; type: SchemaType; release: string | undefined }) {
  const store = useDocumentStore();
  useEffect(() => {
    const target = { id, type: type.name };
    const endings = [watch(store, type, target, release), opened.openForm({ target, release })];
    return () => {
      for (const end of endings) end();
    };
  }, [store, id, type, release]);
  return null;
}
