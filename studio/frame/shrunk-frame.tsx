import type { ComponentProps } from 'react';
import type { FrameSize } from './frame-size.ts';

/** A page at a size, scaled down. `height` is the visible height, as a CSS length. */
export function ShrunkFrame({
  size: { width, scale },
  height,
  ...frame
}: { size: FrameSize; height: string } & Omit<ComponentProps<'iframe'>, 'width' | 'height' | 'style'>) {
  return (
    <div
      style={{
        width: width * scale,
        height,
        overflow: 'clip',
        boxShadow: '0 0 0 1px var(--card-border-color)',
      }}
    >
      <iframe
        {...frame}
        style={{
          width,
          maxWidth: 'none',
          height: `${100 / scale}%`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
