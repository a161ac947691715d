import { besideName } from '#canvas/messages.ts';
import type { FrameSize } from './frame-size.ts';

/** The same draft on a phone, beside the frame: it follows the form, and is for looking at only. */
export function PhoneBeside({ size: { width, scale }, address }: { size: FrameSize; address: string }) {
  return (
    <div
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, width: width * scale, overflow: 'clip' }}
    >
      <iframe
        title="The page on a phone"
        name={besideName}
        src={address}
        style={{
          width,
          maxWidth: 'none',
          height: `${100 / scale}%`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          boxShadow: '0 0 0 1px var(--card-border-color)',
        }}
      />
    </div>
  );
}
