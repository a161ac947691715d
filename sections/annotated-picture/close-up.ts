import { type PictureSource, pictureRect } from '#ui/picture/picture-source.ts';

const share = 0.5; // of the picture's width
const proportion = 5 / 2;
const margin = 0.1; // of the picture: what is left beside it would often be the beginning of a word, so it is shown

/**
 * The part of a picture around a point, large enough to read on a phone. The point is in percent of what the editor's
 * crop leaves. `cut` are the sides at which the picture goes on.
 */
export function closeUp(
  picture: PictureSource,
  { x, y }: { x: number; y: number },
): { part: PictureSource; cut: Record<'left' | 'right' | 'top' | 'bottom', boolean> } {
  const shown = pictureRect(picture);
  const width = shown.width * share;
  const height = Math.min(shown.height, width / proportion);
  const room = { x: shown.width - width, y: shown.height - height };
  const beside = within((x / 100) * shown.width - width / 2, room.x);
  const left = toEdge(beside, room.x, shown.width * margin);
  const top = within((y / 100) * shown.height - height / 2, room.y);
  return {
    part: {
      ...picture,
      alt: '',
      crop: {
        left: (shown.x + left) / picture.width,
        right: 1 - (shown.x + left + width) / picture.width,
        top: (shown.y + top) / picture.height,
        bottom: 1 - (shown.y + top + height) / picture.height,
      },
    },
    cut: { left: left > 0, right: left < room.x, top: top > 0, bottom: top < room.y },
  };
}

const toEdge = (value: number, most: number, near: number) =>
  value < near ? 0 : value > most - near ? most : value;
const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
