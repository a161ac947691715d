import { type DocumentLayoutProps, LoadingBlock, useCommentsEnabled, useFeatureEnabled } from 'sanity';
import { Pane } from 'sanity/structure';

/**
 * Draws a form only once it is known whether comments are enabled. The Studio would draw it before, and mount it again
 * then, which costs the time twice, closes dialogues and menus, and loses what was typed in them.
 */
export function FormOnce(props: DocumentLayoutProps) {
  const { error } = useFeatureEnabled('studioComments');
  const { enabled } = useCommentsEnabled();
  if (enabled || error) return props.renderDefault(props);
  return (
    <Pane id={props.documentId} flex={2.5} minWidth={320}>
      <LoadingBlock fill />
    </Pane>
  );
}
