import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** Begins an upload whose bytes are sent one after the other. */
function begin(): { sending: ClientRequest; answer: Promise<{ status: number; body: string }> } {
  const sending = request(`${its.url}/v1/assets/files/production?filename=a.bin`, {
    method: 'POST',
    headers: { authorization: 'Bearer administrator-of-a-test' },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
    });
  });
  return { sending, answer };
}

const folder = () => join(its.dataDir, 'assets');
const names = () => (existsSync(folder()) ? readdirSync(folder()) : []);
/** What has come so far of the upload that goes on. */
const come = () => {
  const part = names().find((name) => name.endsWith('.part'));
  return part && readFileSync(join(folder(), part), 'utf8');
};

test('what is uploaded goes to the disk while it comes, and is named by its hash at the end', async () => {
  const { sending, answer } = begin();
  sending.write('the first half, ');
  await expect.poll(come).toBe('the first half, ');
  sending.end('and the other');
  const { status, body } = await answer;
  const sha1 = createHash('sha1').update('the first half, and the other').digest('hex');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { document: expect.objectContaining({ _id: `file-${sha1}-bin`, sha1hash: sha1, size: 29 }) },
  ]);
  expect(names()).toEqual([`${sha1}.bin`]);
  expect(readFileSync(join(folder(), `${sha1}.bin`), 'utf8')).toBe('the first half, and the other');
});

test('an upload that breaks off, is empty or is no picture leaves nothing', async () => {
  const before = names();
  const { sending, answer } = begin();
  sending.write('only the first half');
  await expect.poll(come).toBe('only the first half');
  sending.destroy();
  await expect(answer).rejects.toThrow();
  await expect.poll(names).toEqual(before);
  await expect(its.client().assets.upload('file', Buffer.of())).rejects.toThrow(/The upload is empty/);
  await expect(its.client().assets.upload('image', Buffer.from('text'))).rejects.toThrow(/not a picture/);
  expect(names()).toEqual(before);
});

test('a file that was torn is mended by sending it again', async () => {
  const upload = () => its.client().assets.upload('file', Buffer.from('whole'), { filename: 'a.bin' });
  const { _id } = await upload();
  const file = join(folder(), `${_id.split('-')[1]}.bin`);
  writeFileSync(file, 'who\0\0');
  expect((await upload())._id).toBe(_id);
  expect(readFileSync(file, 'utf8')).toBe('whole');
});
