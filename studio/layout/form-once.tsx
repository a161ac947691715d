import { type DocumentLayoutProps, LoadingBlock, useCommentsEnabled, useFeatureEnabled } from 'sanity';
import { Pane } from 'sanity/structure';

/**
 * Draws a form once it is known whether it has comments. The Studio draws it before that, and anew when it knows,
 * which takes its time twice, closes dialogues and menus, and loses what was typed in them.
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
