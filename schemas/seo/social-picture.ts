import type { PictureProps } from '../picture/contract.ts';
import { socialSize } from './social-size.ts';

/** The address of a picture cut to the size of a social card, around the point that the editor chose. */
export function socialPicture({ src, crop, width, height, hotspot }: PictureProps): string {
  const parameters = new URLSearchParams({
    w: String(socialSize.width),
    h: String(socialSize.height),
    fit: 'crop',
    fm: 'jpg',
    q: '75',
  });
  if (crop) {
    const left = Math.round(crop.left * width);
    const top = Math.round(crop.top * height);
    const right = Math.round(crop.right * width);
    const bottom = Math.round(crop.bottom * height);
    parameters.set('rect', [left, top, width - left - right, height - top - bottom].join(','));
  }
  if (hotspot) {
    parameters.set('crop', 'focalpoint');
    parameters.set('fp-x', hotspot.x.toFixed(3));
    parameters.set('fp-y', hotspot.y.toFixed(3));
  }
  return `${src}?${parameters}`;
}
