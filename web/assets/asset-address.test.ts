import { expect, test } from 'vitest';
import { parameters } from '#lake/features/images/transform.ts';
import { readAssetAddress } from './asset-address.ts';

const place = { projectId: 'tessera', dataset: 'production' };
const hash = '0a'.repeat(20);
const picture = `/images/tessera/production/${hash}-600x400.webp`;
const file = `/files/tessera/production/${hash}.mp4`;

const read = (url: string) => {
  const address = readAssetAddress(url, place);
  return address && address.pathname + address.search;
};

test('a picture and a file of the site are assets', () => {
  expect(read(picture)).toBe(picture);
  expect(read(`${picture}?rect=0,10,600,300&w=640&q=75&auto=format&fit=max`)).toBe(
    `${picture}?auto=format&fit=max&q=75&rect=0%2C10%2C600%2C300&w=640`,
  );
  expect(read(`${file}?dl=film.mp4`)).toBe(file);
});

test('whatever the lake draws a picture by is passed on to it, and nothing else', () => {
  const asked = new URLSearchParams([...parameters, 'unknown'].map((name) => [name, '1']));
  const [, search] = read(`${picture}?${asked}`)?.split('?') ?? [];
  expect([...new URLSearchParams(search).keys()]).toEqual(parameters);
});

test.each([
  '/images/../v1/data/query/production?query=count(*)',
  '/images/%2e%2e/v1/data/query/production?query=count(*)',
  '/images/..%2fv1/data/query/production',
  '/images/..\\v1/data/query/production',
  '/images//../v1/data/query/production',
  '//images/../v1/data/query/production',
  '/files/../lake/login?origin=http://localhost:3000/studio',
  `/images/tessera/production/../../../files/tessera/production/${hash}.mp4`,
  `/images/tessera/production/${hash}-600x400.webp/../../../../v1/data/listen/production?query=*`,
  `/images/tessera/production//${hash}-600x400.webp`,
  `/images/./tessera/production/${hash}-600x400.webp`,
  `/images/tessera/production/%2e%2e/${hash}-600x400.webp`,
  `/images/tessera/production/${hash}-600x400.webp%2f..`,
  `/images/tessera/production/${hash}-600x400.webp#`,
  `/images/other/production/${hash}-600x400.webp`,
  `/images/tessera/production-comments/${hash}-600x400.webp`,
  `/images/tessera/${hash}-600x400.webp`,
  '/images/tessera/production/lake.sqlite',
  '/images/tessera/production/',
  `http://elsewhere.example${picture}`,
  `${picture}\n`,
  '',
])('%j is no asset', (url) => {
  expect(read(url)).toBeNull();
});

test('what changes no picture is left out, and what means the same is one picture', () => {
  const small = read(`${picture}?q=50&w=640`);
  for (const query of [
    'w=640&q=50',
    'q=50.123456&w=640.0',
    'q=52&w=640',
    'w=640&q=50&w=700',
    'w=0640&q=50&utm_source=mail&dl=a.webp&W=1',
  ])
    expect(read(`${picture}?${query}`), query).toBe(small);
  expect(read(`${picture}?fp-x=0.123456789&dpr=1.50000001`)).toBe(`${picture}?dpr=1.5&fp-x=0.123`);
});

test('whatever the lake draws by its address comes to the lake', () => {
  const query = 'invert=true&max-h=1&max-w=2&min-h=3&min-w=4&sat=-100';
  expect(read(`${picture}?${query}`)).toBe(`${picture}?${query}`);
});

test('a value that nobody can read is left for the lake to refuse', () => {
  expect(read(`${picture}?w=wide`)).toBe(`${picture}?w=wide`);
  expect(read(`${picture}?q=`)).toBe(`${picture}?q=`);
});

test('what is signed stays as it was signed, and the signature with it', () => {
  expect(read(`${picture}?w=640.2&q=51&utm_source=mail&sig=0a`)).toBe(`${picture}?q=51&w=640.2&sig=0a`);
});
