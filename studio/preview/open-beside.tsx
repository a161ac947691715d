import { useEffect, useEffectEvent } from 'react';
import { definePlugin, getPublishedId, type InputProps, isDocumentSchemaType, stringToPath } from 'sanity';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import type { ToStudio } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * Takes the form beside the preview to the document of the section, or of the comments, that the editor goes on with on
 * the page, such as from the page to a section that it shares; the form of another document would ignore the request.
 * The focus stays on the page. While an editor types into a text there, the form does not change, because the new form
 * would take the caret.
 */
export const openBeside = definePlugin({
  name: 'open-beside',
  form: {
    components: {
      input: (props: InputProps) => {
        const id = isDocumentSchemaType(props.schemaType) && fieldIn(props.value, '_id');
        const isBeside = usePresentationParams(false) !== null;
        return (
          <>
            {props.renderDefault(props)}
            {typeof id === 'string' && isBeside && <OpenBeside id={getPublishedId(id)} />}
          </>
        );
      },
    },
  },
});

/** The documents whose forms stand beside the preview, by the ids of the published ones. */
const open: string[] = [];

/** Whether the form of a document stands beside the preview. */
export const isBesidePreview = (id: string): boolean => open.includes(id);

/** Whether a path is that of a section, and not of something in it. */
const isSection = (path: string): boolean => stringToPath(path).length === 2;

function OpenBeside({ id }: { id: string }) {
  const navigate = usePresentationNavigate();
  const hear = useEffectEvent((said: ToStudio) => {
    const isOpening = said.type === 'read-comments' || (said.type === 'open' && isSection(said.path));
    // Several forms may be open; only the first navigates.
    if (!isOpening || isBesidePreview(said.target.id) || open[0] !== id) return;
    keepFocus();
    navigate(undefined, { ...said.target, ...(said.type === 'open' && { path: said.path }) });
  });
  useEffect(() => {
    open.push(id);
    const stop = hearPages(hear);
    return () => {
      stop();
      open.splice(open.indexOf(id), 1);
    };
  }, [id]);
  return null;
}
