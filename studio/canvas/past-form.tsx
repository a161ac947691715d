import { useEffect } from 'react';
import { definePlugin, getPublishedId, type InputProps, isDocumentSchemaType } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import type { LiveDocument } from '#canvas/messages.ts';
import { isFields } from '#schemas/fields.ts';
import { showInstead } from '../pages-shown/shown-pages.ts';
import { WindowValue } from '../window/window-value.ts';

/** The documents whose forms show an earlier state, by the ids of the published ones. */
export const pastForms = new WindowValue<readonly string[]>([]);

/**
 * Has pages show the state that is chosen under *History*, as the form does, because the form beside a page has hardly
 * room to show it.
 */
export const pastForm = definePlugin({
  name: 'past-form',
  form: {
    components: {
      input: (props: InputProps) => (
        <>
          {props.renderDefault(props)}
          {isDocumentSchemaType(props.schemaType) && isWhole(props.value) && <Pane document={props.value} />}
        </>
      ),
    },
  },
});

function Pane({ document }: { document: LiveDocument }) {
  const { params } = usePaneRouter();
  return params?.rev ? <Past id={getPublishedId(document._id)} document={document} /> : null;
}

function Past({ id, document }: { id: string; document: LiveDocument }) {
  useEffect(() => showInstead(id, document), [id, document]);
  useEffect(() => {
    pastForms.put([...pastForms.read(), id]);
    return () => {
      pastForms.put(pastForms.read().toSpliced(pastForms.read().indexOf(id), 1));
      showInstead(id, undefined);
    };
  }, [id]);
  return null;
}

/** Whether the lake has told the earlier state: until then, the document has an id and nothing else. */
const isWhole = (value: unknown): value is LiveDocument =>
  isFields(value) &&
  typeof value._id === 'string' &&
  typeof value._type === 'string' &&
  value._createdAt !== undefined;
