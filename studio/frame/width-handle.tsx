import { Card, Text } from '@sanity/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { allowedWidth, type FrameSize, maxWidth, minWidth } from './frame-size.ts';

const stepWidth = 10; // by one key; ten times as far with Shift

/**
 * The handle at the edge of the frame. It can be dragged to any width for which there is room, and moved by the arrow
 * keys to any that is allowed. `left` is its place in CSS pixels.
 */
export function WidthHandle({
  size: { width, scale },
  room,
  left,
  isDragged,
  onDrag,
  onWidth,
}: {
  size: FrameSize;
  room: number;
  left: number;
  isDragged: boolean;
  onDrag: (isDragged: boolean) => void;
  onWidth: (width: number) => void;
}) {
  const from = useRef<{ x: number; width: number }>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: width * scale };
    onDrag(true);
  };
  const drag = ({ clientX }: PointerEvent) => {
    // The frame is centred, so that it grows at both edges.
    if (from.current) onWidth(allowedWidth(from.current.width + 2 * (clientX - from.current.x), room));
  };
  const end = () => {
    from.current = null;
    onDrag(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 * stepWidth : stepWidth;
    const next = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: minWidth,
      End: Math.min(room, maxWidth),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(allowedWidth(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two parts is a separator that nobody can move.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the preview"
      aria-valuenow={Math.round(width)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={`${Math.round(width)} pixels`}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      style={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        left,
        width: 16,
        display: 'grid',
        placeItems: 'center',
        cursor: 'ew-resize',
        touchAction: 'none',
        zIndex: 2,
      }}
    >
      <span
        aria-hidden
        style={{ width: 4, height: 48, borderRadius: 2, background: 'var(--card-muted-fg-color)' }}
      />
      {isDragged && (
        <Card
          shadow={2}
          radius={2}
          padding={2}
          style={{ position: 'absolute', top: 16, right: 20, pointerEvents: 'none', whiteSpace: 'nowrap' }}
        >
          <Text size={1} weight="medium">
            {Math.round(width)} px
          </Text>
        </Card>
      )}
    </div>
  );
}
