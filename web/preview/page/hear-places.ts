import { noteScale } from '../../canvas/canvas-zoom.ts';
import { scrollToSection } from '../../canvas/section/section-places.ts';
import { BringEvent } from '../../canvas/section/section-selection.ts';
import { isBeside, isWeighed } from './beside.ts';
import type { Hearing } from './hearing.ts';
import { followPlace, seenPlace } from './seen-place.ts';
import type { StudioChannel } from './studio-channel.ts';

type Places = Pick<Hearing, 'scale' | 'where' | 'follow' | 'bring' | 'let-go'>;

/**
 * How the page reacts to what the Studio says of the place that is looked at; `isAt` says whether a document is shown
 * on it.
 */
export const hearPlaces = ({ tell }: Pick<StudioChannel, 'tell'>, isAt: (id: string) => boolean): Places => ({
  scale({ scale }) {
    // A page in a window of its own, and the phone beside the frame, are told as well, and ignore it.
    if (window.parent !== window && !isBeside()) noteScale(scale);
  },
  where() {
    if (!isBeside()) tell({ type: 'sees', at: seenPlace() });
  },
  follow({ at }) {
    if (isBeside() && !isWeighed()) followPlace(at);
  },
  bring({ id, section }) {
    // A copied page has sections with the same keys.
    if (isWeighed() || !isAt(id)) return;
    scrollToSection(section);
    document.dispatchEvent(new BringEvent(section));
  },
  'let-go': () => void document.dispatchEvent(new Event('canvas:let-go')),
});
