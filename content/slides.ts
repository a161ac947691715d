import { keyed, picture } from './write.ts';

const height = 280; // px: all slides stand in one row

const slide = (file: Parameters<typeof picture>[0], aspectRatio: number) => ({
  _type: 'slide',
  image: picture(file),
  width: Math.round(height * aspectRatio),
  aspectRatio,
});

/** The pictures that pass by, in an order in which neighbors differ. */
export const slides = keyed([
  slide('slide-1.webp', 3 / 2),
  slide('slide-2.webp', 1),
  slide('slide-3.webp', 3 / 2),
  slide('slide-4.webp', 3 / 4),
  slide('slide-7.webp', 3 / 2),
  slide('slide-6.webp', 1),
  slide('slide-5.webp', 4 / 3),
  slide('slide-8.webp', 1),
]);
