import { useEffect } from 'react';
import { besideName } from '#canvas/messages.ts';
import { hearPages, tellPages } from '../pages-shown/shown-pages.ts';
import type { FrameSize } from './frame-size.ts';
import { ShrunkFrame } from './shrunk-frame.tsx';

/**
 * The same draft as on a phone, beside the frame, to be looked at only. It follows the form, and the scrolling of the
 * page in the frame.
 */
export function PhoneBeside({ size, address }: { size: FrameSize; address: string }) {
  useEffect(
    () =>
      hearPages((said) => {
        if (said.type === 'sees') tellPages({ type: 'follow', at: said.at });
        // The page may have been scrolled before this one was awake.
        else if (said.type === 'looks') tellPages({ type: 'where' });
      }),
    [],
  );
  return (
    <div style={{ position: 'absolute', top: 0, right: 0, bottom: 0 }}>
      <ShrunkFrame title="The page on a phone" name={besideName} src={address} size={size} height="100%" />
    </div>
  );
}
