import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
let picture: { _id: string; path: string; metadata: { dimensions: object; lqip: string } };
beforeAll(async () => {
  its = await testLake();
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0a6c66' } })
    .png()
    .toBuffer();
  picture = (await its.client().assets.upload('image', png, { filename: 'teal.png' })) as never;
});
afterAll(() => its.close());

const ask = (query = '', headers = {}) => fetch(`${its.url}/${picture.path}${query}`, { headers });
const facts = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

test('a picture is described as Sanity does, and equal bytes are one picture', async () => {
  expect(picture).toMatchObject({
    _type: 'sanity.imageAsset',
    extension: 'png',
    originalFilename: 'teal.png',
  });
  expect(picture._id).toMatch(/^image-[0-9a-f]{40}-400x200-png$/);
  expect(picture.metadata.dimensions).toMatchObject({ width: 400, height: 200, aspectRatio: 2 });
  expect(picture.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/);
  const again = await its.client().assets.upload('image', Buffer.from(await (await ask()).arrayBuffer()));
  expect(again._id).toBe(picture._id);
});

test('a picture is cut, scaled and changed in format as its address says', async () => {
  expect(await facts(await ask('?w=100'))).toEqual({ width: 100, height: 50, format: 'png' });
  expect(await facts(await ask('?w=80&h=80&fit=crop&fm=jpg'))).toEqual({
    width: 80,
    height: 80,
    format: 'jpeg',
  });
  expect(await facts(await ask('?w=800&fit=max'))).toEqual({ width: 400, height: 200, format: 'png' });
  expect(await facts(await ask('?rect=0,0,100,200&w=50&dpr=2'))).toEqual({
    width: 100,
    height: 200,
    format: 'png',
  });
  const webp = await ask('?w=100&auto=format', { accept: 'image/webp,*/*' });
  expect(webp.headers.get('vary')).toContain('Accept');
  expect(await facts(webp)).toEqual({ width: 100, height: 50, format: 'webp' });
});

test('a wrong parameter is named, an unknown picture is not found, text is no picture', async () => {
  const wrong = await ask('?w=banana');
  expect([wrong.status, (await wrong.json()).message]).toEqual([
    400,
    expect.stringContaining('"w" of the picture is "banana"'),
  ]);
  expect((await fetch(`${its.url}/images/tessera/production/${'0'.repeat(40)}-1x1.png`)).status).toBe(404);
  const refused = await its
    .client()
    .assets.upload('image', Buffer.from('hello'))
    .catch((error) => error);
  expect([refused.statusCode, refused.message]).toEqual([400, expect.stringContaining('not a picture')]);
});

test('an answer never changes: it has an etag and is kept for ever', async () => {
  const response = await ask('?w=100');
  const etag = response.headers.get('etag') ?? '';
  expect(response.headers.get('cache-control')).toContain('immutable');
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*'])
    expect((await ask('?w=100', { 'if-none-match': known })).status, known).toBe(304);
  expect((await ask('?w=100', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a file is served as it was uploaded, also in parts', async () => {
  const file = await its.client().assets.upload('file', Buffer.from('0123456789'), { filename: 'scene.riv' });
  expect(file._id).toMatch(/^file-[0-9a-f]{40}-riv$/);
  const address = `${its.url}/${(file as unknown as { path: string }).path}`; // the client's type leaves it out
  expect(await (await fetch(address)).text()).toBe('0123456789');
  const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  const etag = part.headers.get('etag') ?? '';
  for (const [version, status] of [
    [etag, 206],
    ['"another"', 200],
    [`W/${etag}`, 200],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 200],
  ] as const) {
    const rest = await fetch(address, { headers: { range: 'bytes=2-4', 'if-range': version } });
    expect([rest.status, (await rest.text()).length], version).toEqual([status, status === 206 ? 3 : 10]);
  }
  const head = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=2-4' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  const saved = await fetch(`${address}?dl=my%20scene.riv`);
  expect(saved.headers.get('content-disposition')).toContain('my%20scene.riv');
});

test('an asset may be asked for by a name of its own beside that of its bytes, for those who read addresses', async () => {
  const named = createImageUrlBuilder({ baseUrl: its.url, projectId: 'tessera', dataset: 'production' })
    .image(picture._id)
    .vanityName('nice name.png')
    .width(100)
    .url();
  expect(named).toMatch(/-400x200\.png\/nice.*name\.png\?w=100$/);
  expect(await facts(await fetch(named))).toEqual({ width: 100, height: 50, format: 'png' });
  const file = await its.client().assets.upload('file', Buffer.from('named'), { filename: 'a.txt' });
  const address = its.url + new URL(file.url).pathname;
  expect(await (await fetch(`${address}/report.txt`)).text()).toBe('named');
  expect((await fetch(`${address}/report.txt/more`)).status).toBe(404);
});

test('a file is of the type that its sender says, else of that which its name tells, and is served with the same care', async () => {
  const upload = (said: string, options: { filename?: string; contentType?: string }) =>
    its.client().assets.upload('file', Buffer.from(said), options);
  const cases: [{ filename?: string; contentType?: string }, mimeType: string, extension: string][] = [
    [{ filename: 'a.riv', contentType: 'audio/mpeg' }, 'audio/mpeg', 'riv'],
    [{ filename: 'a.mp3' }, 'audio/mpeg', 'mp3'],
    [{ filename: 'a.MP3', contentType: 'application/octet-stream' }, 'audio/mpeg', 'mp3'],
    [{ filename: 'b.mp3', contentType: 'no type' }, 'audio/mpeg', 'mp3'],
    [{ filename: 'a.txt' }, 'text/plain', 'txt'],
    [{ filename: 'a.html', contentType: 'Text/HTML; charset=utf-8' }, 'text/html', 'html'],
    [{ contentType: 'application/pdf' }, 'application/pdf', 'pdf'],
    [{ filename: 'a.unheard' }, 'application/octet-stream', 'unheard'],
    [{}, 'application/octet-stream', 'bin'],
  ];
  for (const [at, [options, mimeType, extension]] of cases.entries())
    expect(await upload(`typed ${at}`, options)).toMatchObject({ mimeType, extension });
  const page = await upload('<script>', { filename: 'a.txt', contentType: 'text/html' });
  const other = await upload('<b>', { filename: 'a.html', contentType: 'text/html' });
  const typeOf = async ({ url }: { url: string }) => {
    const { headers } = await fetch(its.url + new URL(url).pathname);
    return [headers.get('content-type'), headers.get('x-content-type-options')];
  };
  expect(await typeOf(page)).toEqual(['text/plain; charset=utf-8', 'nosniff']);
  expect(await typeOf(other)).toEqual(['application/octet-stream', 'nosniff']);
});

test('a drawing is passed through and may not run scripts', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><script>alert(1)</script></svg>';
  const drawing = await its.client().assets.upload('image', Buffer.from(svg), { filename: 'a.svg' });
  const response = await fetch(`${its.url}/${(drawing as unknown as { path: string }).path}?w=100`); // as above
  expect(await response.text()).toBe(svg);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});
