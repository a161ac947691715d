import { expect, test } from 'vitest';
import { stopChildren } from '../process/child.ts';
import { proveForGallery } from './prove-for-gallery.ts';

test('a proof for the gallery that is ended ends the build with it', async () => {
  const proved = proveForGallery({ NEXT_DIST: '.next-of-no-build' });
  const said = expect(proved).rejects.toThrow('The proof of the contract stopped before it was finished');
  await stopChildren();
  await said;
});
