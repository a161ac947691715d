import sharp from 'sharp';
import { addAccount } from '#lake/features/accounts/account.ts';
import { hashPassword } from '#lake/features/accounts/password.ts';
import type { TestLake } from '#lake/lake-fixture.ts';
import { writeSubmittedFile } from '../lake/lake-requests.ts';

const submission = '00000000-0000-4000-8000-000000000001';
/** The name of the one file of a submission that `fillLake` makes. */
export const submittedName = `${submission}-0.pdf`;
/** The password of the one account that `fillLake` makes. */
export const fixturePassword = 'a long sentence of hers';

const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more });

/** Puts one of everything that an archive has to bring back into a lake. */
export async function fillLake(its: TestLake): Promise<void> {
  const client = its.client();
  const assets = await uploadAssets(its);
  const picture = {
    _type: 'picture',
    asset: to(assets.picture),
    crop: { top: 0.1 },
    hotspot: { x: 0.2, y: 0.3 },
  };
  const page = {
    _type: 'page',
    title: 'A',
    path: { _type: 'slug', current: '/a' },
    sections: [{ _key: 'a', _type: 'hero', picture, scene: { _type: 'file', asset: to(assets.scene) } }],
    post: to('post-b'),
    // Sanity's forms do not write it like this; an archive must not make a plain reference of it.
    weak: { _type: 'picture', asset: to(assets.picture, { _weak: true }) },
  };
  await client
    .transaction()
    .create({
      _id: 'post-b',
      _type: 'post',
      title: 'B',
      _createdAt: '2024-01-02T03:04:05Z',
      of: to('page-a', { _weak: true }),
    })
    .create({ _id: 'page-a', ...page })
    .create({ _id: 'drafts.page-a', ...page, title: 'A, drafted' })
    .create({ _id: 'secret', _type: 'sanity.previewUrlSecret', secret: 's' })
    .commit();
  await planReleases(its, page);
  await writeVariant(its);
  await client.create({
    _id: `submission.${submission}`,
    _type: 'submission',
    form: 'application',
    fields: [{ _key: 'f0', name: 'cv', file: { url: await urlOf(its), size: 4 } }],
  });
  await writeSubmittedFile(client, submittedName, Buffer.from('%PDF'));
  await client.withConfig({ dataset: 'production-comments' }).create({
    _id: 'comment-a',
    _type: 'comment',
    message: 'Is that so?',
    target: { document: { _ref: 'page-a', _weak: true } },
  });
  addAccount(
    its.lake.database,
    { email: 'mara@corp.example', name: 'Mara Lind', role: 'editor' },
    await hashPassword(fixturePassword),
  );
}

/** Makes a variant, and the definition that it refers to. */
async function writeVariant(its: TestLake): Promise<void> {
  await its.client({ apiVersion: 'X' }).action([
    {
      actionType: 'sanity.action.variant.definition.create',
      variantId: 'vip',
      conditions: { audience: 'vip' },
    },
    {
      actionType: 'sanity.action.document.variant.create',
      publishedId: 'post-b',
      variantId: 'vip',
      document: { _type: 'post', title: 'B, for them' },
    },
  ]);
}

/** Two pictures, one of which nothing refers to, and three files, two of them of equal bytes. */
async function uploadAssets(its: TestLake): Promise<{ picture: string; scene: string }> {
  const { assets } = its.client();
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0a6c66' } })
    .png()
    .toBuffer();
  const picture = await assets.upload('image', png, {
    filename: 'Die Küste.png',
    title: 'The coast',
    description: 'In the morning',
    creditLine: 'Mara Lind',
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await assets.upload('image', Buffer.from(svg), { filename: 'unused.svg', label: 'mark' });
  const scene = await assets.upload('file', Buffer.from('a scene'), { filename: 'scene.riv' });
  await assets.upload('file', Buffer.from('a scene'), { filename: 'the same.txt', title: 'Same bytes' });
  const film = await assets.upload('file', Buffer.from('a film'), { filename: 'clip.mp4' });
  await its
    .client()
    .transaction()
    .patch(picture._id, { set: { altText: 'A coast', opt: { media: { tags: ['sea'] } } } })
    .patch(film._id, { set: { originalFilename: 'Renamed without an ending' } })
    .commit();
  return { picture: picture._id, scene: scene._id };
}

async function planReleases(its: TestLake, page: { _type: string }): Promise<void> {
  const client = its.client({ apiVersion: '2025-02-19' });
  for (const releaseId of ['spring', 'summer', 'shelved']) {
    await client.action({
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title: `In ${releaseId}`, releaseType: 'asap' },
    });
    await client.create({ _id: `versions.${releaseId}.page-a`, ...page, title: `A in ${releaseId}` });
  }
  await client.action({
    actionType: 'sanity.action.release.schedule',
    releaseId: 'summer',
    publishAt: '2099-06-21T09:00:00.000Z',
  });
  await client.action({ actionType: 'sanity.action.release.archive', releaseId: 'shelved' });
}

/** Where a lake says that the file of its submission lies: its address for browsers, like that of an asset. */
async function urlOf(its: TestLake): Promise<string> {
  const asset = await its.client().fetch<string>('*[_type == "sanity.imageAsset"][0].url');
  return `${new URL(asset).origin}/submissions/files/production/${submittedName}`;
}
