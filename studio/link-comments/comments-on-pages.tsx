import { useEffect, useEffectEvent } from 'react';
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isDocumentSchemaType,
  type LayoutProps,
} from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import type { SectionComments, ToStudio } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { useAnswer } from '../inspect/use-answer.ts';
import { useShownDocuments } from '../shown-documents.ts';
import { greetPages, hearPages, tellPages } from '../shown-pages.ts';
import { linkCommentsInspector } from './comments-pane.tsx';
import { countBySection, openCommentsQuery, type PlacedComment } from './link-comment.ts';

/** Tells pages which of their sections somebody has commented by a link, and shows the comments beside the form who asks for them there. */
export const commentsOnPages = definePlugin({
  name: 'comments-on-pages',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Teller />
        </>
      ),
    },
  },
  form: { components: { input: DocumentInput } },
});

let told: SectionComments[] = [];
greetPages(() => [{ type: 'comments', of: told }]);

function Teller() {
  const ids = useShownDocuments();
  const comments = useAnswer<PlacedComment[]>(openCommentsQuery, { ids: [...ids] }, 'raw');
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

function Opener({ id }: { id: string }) {
  const { openInspector } = useDocumentPane();
  const hear = useEffectEvent((said: ToStudio) => {
    if (said.type === 'read-comments' && said.target.id === id) openInspector(linkCommentsInspector.name);
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
