import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity';

/**
 * Draws the Studio once it is known what it offers (`/features`). Drawn earlier, it wraps each open form anew when the
 * answer comes, for comments, which closes dialogues and menus and loses what was typed in them.
 */
export function FeaturesFirst(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments');
  return isLoading ? <LoadingBlock fill /> : props.renderDefault(props);
}
