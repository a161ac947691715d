import { CommentIcon } from '@sanity/icons/Comment';
import { Stack, Text } from '@sanity/ui';
import { useEffect, useRef } from 'react';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock, useSchema } from 'sanity';
import { InspectorFrame } from '../inspect/inspector-frame.tsx';
import { useAnswer } from '../lake/use-answer.ts';
import { forgetAsked, useAskedSection } from './asked-section.ts';
import { CommentCard } from './comment-card.tsx';
import {
  aboutOf,
  commentsQuery,
  type LinkComment,
  type NamedSection,
  sectionsQuery,
} from './link-comment.ts';

const title = 'Comments by link';

/** The inspector that shows the comments by people who have a link to the draft. */
export const linkCommentsInspector = defineDocumentInspector({
  name: 'link-comments',
  component: CommentsPane,
  useMenuItem: () => ({ title, icon: CommentIcon, showAsAction: false }),
});

function CommentsPane({ documentId: id, onClose }: DocumentInspectorProps) {
  const comments = useAnswer<LinkComment[]>(commentsQuery, { id }, 'raw');
  const documents = useAnswer<{ sections: NamedSection[] | null }[]>(sectionsQuery, { id }, 'raw') ?? [];
  const sections = documents.flatMap(({ sections }) => sections ?? []);
  const schema = useSchema();
  const asked = useAskedSection(id);
  useEffect(() => () => forgetAsked(id), [id]);
  const list = useRef<HTMLUListElement>(null);
  const isRead = comments !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight as soon as it is read, and when others are asked for
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[aria-current]');
    first?.scrollIntoView({ block: 'nearest' });
    first?.focus({ preventScroll: true });
  }, [asked, isRead]);
  const open = comments?.filter(({ isResolved }) => !isResolved) ?? [];
  const resolved = comments?.filter(({ isResolved }) => isResolved) ?? [];
  const cards = (of: LinkComment[]) =>
    of.map((comment) => (
      <li key={comment._id}>
        <CommentCard
          comment={comment}
          isAsked={!comment.isResolved && comment.section === asked}
          about={aboutOf(comment, sections, (type) => schema.get(type)?.title ?? type)}
        />
      </li>
    ));
  return (
    <InspectorFrame title={title} onClose={onClose}>
      {!comments && <LoadingBlock showText />}
      {comments?.length === 0 && (
        <Text size={1} muted>
          Nobody has commented yet. Whoever has a link from “Share a preview” can.
        </Text>
      )}
      {/* All cards are in one list, so that React keeps a card, and the focus in it, when its comment is resolved. */}
      <Stack as="ul" ref={list} gap={3}>
        {[
          ...cards(open),
          resolved.length > 0 && (
            <li key="resolved">
              <Text size={1} weight="medium">
                Resolved
              </Text>
            </li>
          ),
          ...cards(resolved),
        ]}
      </Stack>
    </InspectorFrame>
  );
}
