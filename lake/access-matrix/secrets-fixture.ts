import { createClient, type SanityClient } from '@sanity/client';
import { addAccount } from '../features/accounts/account.ts';
import { invite } from '../features/accounts/invitation.ts';
import { askForRole } from '../features/accounts/role-request.ts';
import type { TestLake } from '../lake-fixture.ts';
import type { Level } from './people-fixture.ts';

/** Texts that occur in nothing else, each with the lowest level that may read it in an answer. */
export const secrets: Readonly<Record<string, Level | 'nobody'>> = {
  'secret-of-a-draft': 'viewer',
  'secret-of-a-version': 'viewer',
  'secret-of-a-release': 'viewer',
  'secret-of-a-submission': 'viewer',
  'secret-of-a-system-document': 'viewer',
  'secret-of-what-was-deleted': 'viewer',
  'secret-of-a-comment': 'viewer',
  'secret-of-a-private-dataset': 'viewer',
  'secret-address': 'viewer',
  'secret-program': 'viewer',
  'secret-wish@corp.example': 'admin',
  'secret-of-a-wish': 'admin',
  'secret-of-a-hook': 'admin',
  'secret-origin': 'admin',
  'secret-hash': 'owner',
  'secret-note': 'nobody',
};

/**
 * The datasets that are asked: the site's, its comments, another public one, a private one, and one that does not
 * exist.
 */
export const datasets = ['production', 'production-comments', 'shown', 'hidden', 'missing'] as const;

/** Whether a dataset looks to strangers as if it did not exist. */
export const isHidden = (dataset: string): boolean => ['production-comments', 'hidden'].includes(dataset);

/** The smallest picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Puts into every dataset what strangers must not read, and into the lake what not everybody who works on it may read.
 */
export async function fill(its: TestLake): Promise<void> {
  const owner = its.client({ apiVersion: '2025-02-19' });
  await owner.request({ url: '/datasets/shown', method: 'PUT', body: { aclMode: 'public' } });
  await owner.request({ url: '/datasets/hidden', method: 'PUT', body: { aclMode: 'private' } });
  for (const dataset of datasets)
    if (dataset !== 'missing') await fillDataset(clientOf(owner, dataset), dataset);
  await clientOf(owner, 'production').create({
    _id: 'submission.a',
    _type: 'submission',
    text: 'secret-of-a-submission',
  });
  await owner.request({
    url: '/hooks/projects/tessera',
    method: 'POST',
    body: {
      name: 'secret-of-a-hook',
      dataset: 'production',
      url: 'http://127.0.0.1:9/secret-of-a-hook',
      rule: { on: ['create'], filter: '_type == "nothing"' },
    },
  });
  const origin = 'https://secret-origin.example';
  await owner.request({ url: '/projects/tessera/cors', method: 'POST', body: { origin } });
  const { database } = its.lake;
  invite(database, 'secret-wish@corp.example', 'viewer');
  const wishing = { email: 'secret-address-wishing@corp.example', name: 'Vera', role: 'viewer' } as const;
  const { id } = addAccount(database, wishing, 'scrypt$secret-hash');
  askForRole(database, { account: id, role: 'editor', note: 'secret-of-a-wish' });
  database
    .prepare('INSERT INTO notes (account, key, value) VALUES (?, ?, ?)')
    .run('somebody', 'note', '"secret-note"');
}

/** A client that asks another dataset. */
export const clientOf = (client: SanityClient, dataset: string) =>
  createClient({ ...client.config(), dataset, apiHost: client.config().apiHost });

async function fillDataset(client: SanityClient, dataset: string): Promise<void> {
  await client.assets.upload('image', png);
  await client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' });
  const release = {
    releaseId: 'r1',
    metadata: { title: 'secret-of-a-release', releaseType: 'asap' as const },
  };
  await client.action({ actionType: 'sanity.action.release.create', ...release });
  const title = dataset === 'hidden' ? 'secret-of-a-private-dataset' : 'For everybody';
  await client.create({
    _id: 'seen',
    _type: 'page',
    title,
    draft: { _type: 'reference', _ref: 'drafts.seen', _weak: true },
  });
  await client.create({ _id: 'drafts.seen', _type: 'page', title: 'secret-of-a-draft' });
  await client.create({ _id: 'drafts.alone', _type: 'page', title: 'secret-of-a-draft' });
  await client.create({ _id: 'versions.r1.seen', _type: 'page', title: 'secret-of-a-version' });
  await client.create({ _id: 'system.a', _type: 'system', text: 'secret-of-a-system-document' });
  await client.create({ _id: 'drafts.gone', _type: 'page', title: 'secret-of-what-was-deleted' });
  await client.delete('drafts.gone');
  if (dataset === 'production-comments')
    await client.create({
      _id: 'comment',
      _type: 'comment',
      authorId: 'admin',
      message: 'secret-of-a-comment',
    });
}
