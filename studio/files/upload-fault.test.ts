import { expect, test } from 'vitest';
import { noPicture } from '#canvas/pictures/no-picture.ts';
import { testLake } from '#lake/lake-fixture.ts';
import { uploadFault } from './upload-fault.ts';

test('of bytes that are no picture it is said so, and which kinds are taken', async () => {
  const its = await testLake();
  const refused = await its
    .client()
    .assets.upload('image', Buffer.from('words'), { filename: 'a.png' })
    .catch((error: unknown) => error);
  await its.close();
  expect(uploadFault('a.png', refused)).toBe(noPicture('a.png'));
});

test.each([
  [
    new Error('Bad Request - The upload was refused. The picture has too many pixels.'),
    '“a.png” could not be uploaded: The picture has too many pixels.',
  ],
  [new Error('Failed to fetch'), '“a.png” could not be uploaded: Failed to fetch'],
  [
    new Error('The browser cannot read “a.png”. Make it smaller in another program.'),
    'The browser cannot read “a.png”. Make it smaller in another program.',
  ],
])('of other faults the reason is said, and nothing twice: %s', (error, sentence) => {
  expect(uploadFault('a.png', error)).toBe(sentence);
});
