import { useEffect, useEffectEvent } from 'react';
import { definePlugin, getPublishedId, type InputProps, isDocumentSchemaType } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import type { SectionComments, ToStudio } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { askFor } from '../link-comments/asked-section.ts';
import { linkCommentsInspector } from '../link-comments/comments-pane.tsx';
import { commentPlacesQuery, countBySection, type PlacedComment } from '../link-comments/link-comment.ts';
import { greetPages, hearPages, tellPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { isBesidePreview } from './open-beside.tsx';

/**
 * Tells pages how many comments by links each of their sections has, and opens the comments beside the form when a page
 * asks for them.
 */
export const commentsOnPages = definePlugin({
  name: 'comments-on-pages',
  studio: besideStudio(Teller),
  form: { components: { input: DocumentInput } },
});

let told: SectionComments[] = [];
greetPages(() => [{ type: 'comments', of: told }]);

function Teller() {
  const comments = useAnswer<PlacedComment[]>(commentPlacesQuery, {}, 'raw');
  useEffect(() => {
    told = countBySection(comments ?? []);
    tellPages({ type: 'comments', of: told });
  }, [comments]);
  return null;
}

function DocumentInput(props: InputProps) {
  const id = isDocumentSchemaType(props.schemaType) && fieldIn(props.value, '_id');
  return (
    <>
      {props.renderDefault(props)}
      {typeof id === 'string' && <Opener id={getPublishedId(id)} />}
    </>
  );
}

/** The document whose comments are to be shown once its form has come beside the preview. */
let wanted: string | undefined;

function Opener({ id }: { id: string }) {
  const { openInspector } = useDocumentPane();
  const show = useEffectEvent(() => {
    wanted = undefined;
    openInspector(linkCommentsInspector.name);
  });
  const hear = useEffectEvent((said: ToStudio) => {
    if (said.type !== 'read-comments') return;
    askFor(said.target.id, said.section);
    if (said.target.id === id) show();
    else if (!isBesidePreview(said.target.id)) wanted = said.target.id;
  });
  useEffect(() => {
    if (wanted === id) show();
    return hearPages(hear);
  }, [id]);
  return null;
}
