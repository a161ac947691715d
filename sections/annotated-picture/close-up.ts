import { type PictureSource, pictureRect } from '#ui/picture/picture-source.ts';

const share = 0.5; // of the picture's width
const proportion = 5 / 2;

/**
 * The part of a picture around a point, large enough to read on a phone. The point is in percent of what the editor's
 * crop leaves.
 */
export function closeUp(picture: PictureSource, { x, y }: { x: number; y: number }): PictureSource {
  const shown = pictureRect(picture);
  const width = shown.width * share;
  const height = Math.min(shown.height, width / proportion);
  const left = shown.x + within((x / 100) * shown.width - width / 2, shown.width - width);
  const top = shown.y + within((y / 100) * shown.height - height / 2, shown.height - height);
  return {
    ...picture,
    alt: '',
    crop: {
      left: left / picture.width,
      right: 1 - (left + width) / picture.width,
      top: top / picture.height,
      bottom: 1 - (top + height) / picture.height,
    },
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
