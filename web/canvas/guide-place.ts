/** A box in the window, in pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const gap = 12;
const margin = 16;

/**
 * Where to put a panel that explains a box: below the box, above it where there is no room, else within it; at the
 * lower edge of the window without a box.
 */
export function placeBeside(
  box: Box | undefined,
  panel: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'top' | 'left'> {
  const lowest = window.height - panel.height - margin;
  const within = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));
  const rightmost = window.width - panel.width - margin;
  if (!box) return { top: lowest, left: within(margin, (window.width - panel.width) / 2, rightmost) };
  const below = box.top + box.height + gap;
  const above = box.top - panel.height - gap;
  const top = below <= lowest ? below : above >= margin ? above : lowest;
  return { top: within(margin, top, lowest), left: within(margin, box.left, rightmost) };
}
