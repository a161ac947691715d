import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captionsOf } from './clips/captions.ts';
import { clips } from './clips/clips.ts';
import { drawings } from './pictures.ts';
import { pressLogos } from './press.ts';
import { identityScene } from './rive/identity-scene.ts';

test('every picture that is drawn here is one of the content', () => {
  const files = readdirSync('content/pictures');
  const drawn = drawings().map(({ name }) => name);
  expect(drawn.filter((name) => !files.includes(name))).toEqual([]);
});

test('logos and seals are byte for byte what is drawn', () => {
  for (const { name, svg } of drawings().filter(({ name }) => name.endsWith('.svg'))) {
    expect(readFileSync(`content/pictures/${name}`, 'utf8'), name).toBe(svg);
  }
});

test('logos of the press kit are byte for byte what is drawn', () => {
  for (const [name, svg] of pressLogos())
    expect(readFileSync(`content/press/${name}`, 'utf8'), name).toBe(svg);
});

test('every film that is made here is one of the content', () => {
  const files = readdirSync('content/films');
  const made = clips.flatMap(({ name }) => [`${name}.mp4`, `${name}.vtt`]);
  expect(made.filter((name) => !files.includes(name))).toEqual([]);
});

test.each(clips.map((clip) => [clip.name, clip] as const))(
  '%s has the captions that stand in the content',
  (name, clip) => {
    expect(readFileSync(`content/films/${name}.vtt`, 'utf8')).toBe(captionsOf(clip));
  },
);

test('the committed animation is the one that the script writes', () => {
  expect(readFileSync('content/animations/identity.riv').equals(identityScene())).toBe(true);
});
