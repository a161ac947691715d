import { expect, test } from 'vitest';
import { canBePicture } from './no-picture.ts';

test('a file is taken for a picture unless it is something else, or of a camera alone', () => {
  expect(['image/jpeg', 'image/svg+xml'].map((type) => canBePicture({ type }))).toEqual([true, true]);
  expect(
    ['', 'text/plain', 'image/heic', 'image/heif-sequence'].map((type) => canBePicture({ type })),
  ).toEqual([false, false, false, false]);
});
