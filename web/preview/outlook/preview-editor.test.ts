import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { previewEditor } from './preview-editor.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const clientOf = (name: string) => its.client({ token: its.lake.createToken('editor', name) });
const begin = (secret: string) =>
  previewEditor(its.client(), `http://localhost:3000/api/draft/enable?sanity-preview-secret=${secret}`);

test('a preview is that of whoever has made its secret, whatever the secret says', async () => {
  const ed = clientOf('Ed');
  const { secret } = await createPreviewSecret(
    ed,
    'test',
    'http://localhost:3000/studio',
    'somebody else',
    'one',
  );
  expect(await begin(secret)).toMatch(/^token-[0-9a-f]{8}$/);
  expect(await begin(secret)).not.toBe('somebody else');
});

test('a secret that another has written to, and one that there is not, begin nothing', async () => {
  await createPreviewSecret(clientOf('Olga'), 'test', 'http://localhost:3000/studio', undefined, 'two');
  await clientOf('Ed').patch('drafts.two').set({ secret: 'a secret of his own' }).commit();
  expect(await begin('a secret of his own')).toBeNull();
  expect(await begin('none')).toBeNull();
});
