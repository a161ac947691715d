import { Flex } from '@sanity/ui';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { FrameBar } from '../frame/frame-bar.tsx';
import { BeginInWindow } from './begin-in-window.tsx';
import { useTellPerspective } from './use-tell-perspective.ts';

/** What stands above the preview: Sanity's own bar, and below it how the page is looked at. */
export function PreviewHeader(props: PreviewHeaderProps) {
  useTellPerspective(props.perspective);
  return (
    <div style={{ flex: 1, minWidth: 0 }}>
      <Flex align="center">
        <BeginInWindow {...props} />
      </Flex>
      <FrameBar {...props} />
    </div>
  );
}
