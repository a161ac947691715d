import { Flex } from '@sanity/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useCurrentUser } from 'sanity';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { type Look, sizesIn } from './frame-size.ts';
import { keepLook, readLook } from './kept-look.ts';
import { LookButtons } from './look-buttons.tsx';
import { MomentField } from './moment-field.tsx';
import { PhoneBeside } from './phone-beside.tsx';
import { SizedFrame } from './sized-frame.tsx';
import { useRoom } from './use-room.ts';
import { WidthHandle } from './width-handle.tsx';

/** The row above the preview that sets the width of the page, along with all that draws the frame in that width. */
export function FrameBar({
  iframeRef,
  previewUrl = '/',
  targetOrigin,
  overlaysConnection,
}: PreviewHeaderProps) {
  const editor = useCurrentUser()?.id ?? '';
  const [look, setLook] = useState<Look>(() => readLook(editor));
  const [isDragged, setDragged] = useState(false);
  const room = useRoom(iframeRef);
  if (!room || room.width === 0) return null;
  const { frame, phone } = sizesIn(room.width, look);
  const shown = frame.width * frame.scale;
  const own = room.width - (phone ? phone.width * phone.scale : 0);
  // Makes room for the handle at the right of the frame.
  const left = Math.max(0, (own - shown) / 2 - (look === 'desktop' ? 8 : 0));
  const choose = (next: Look) => {
    setLook(next);
    keepLook(editor, next);
  };
  return (
    <Flex align="center" gap={3} wrap="wrap" paddingTop={2}>
      <LookButtons look={look} size={frame} onLook={choose} />
      <MomentField />
      <SizedFrame room={room} size={frame} left={left} isDragged={isDragged} />
      {createPortal(
        phone ? (
          // Before the preview has begun, this would be the page as visitors see it.
          overlaysConnection === 'connected' && (
            <PhoneBeside size={phone} address={new URL(previewUrl, targetOrigin).href} />
          )
        ) : (
          <WidthHandle
            size={frame}
            room={room.width - 16}
            left={Math.min(left + shown, room.width - 16)}
            isDragged={isDragged}
            onDrag={setDragged}
            onWidth={choose}
          />
        ),
        room.element,
      )}
    </Flex>
  );
}
