import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fields } from './fields.ts';
import { readDocuments } from './read-documents.ts';

const episodes = readDocuments()
  .filter(({ _type }) => _type === 'episode')
  .sort((one, other) => Number(one.number) - Number(other.number));
const folder = new URL('films/', import.meta.url);
const fileOf = (asset: unknown) =>
  String((asset as Fields)._sanityAsset)
    .split('/')
    .at(-1) ?? '';

describe('the episodes', () => {
  test('are at least eight, numbered without a gap', () => {
    expect(episodes.length).toBeGreaterThanOrEqual(8);
    expect(episodes.map(({ number }) => number)).toEqual(episodes.map((_, index) => index + 1));
  });

  test('show every film of the folder, and say truly how long it is', () => {
    const files = episodes.flatMap(({ video, captions }) => [fileOf(video), fileOf(captions)]);
    expect(files.toSorted()).toEqual(readdirSync(folder).toSorted());
    for (const { video, videoDuration } of episodes) {
      const [minutes = 0, seconds = 0] = String(videoDuration).split(':').map(Number);
      expect(secondsOf(fileOf(video)), fileOf(video)).toBeCloseTo(minutes * 60 + seconds, 1);
    }
  });

  test('begin to play before they have come whole, and weigh less than 250 KB each', () => {
    for (const { video } of episodes) {
      const bytes = readFileSync(new URL(fileOf(video), folder));
      expect(bytes.indexOf('moov'), fileOf(video)).toBeLessThan(bytes.indexOf('mdat'));
      expect(bytes.length, fileOf(video)).toBeLessThan(250_000);
    }
  });
});

/** The duration in the movie header of an MP4 file (ISO 14496-12, version 0), in seconds. */
function secondsOf(file: string): number {
  const bytes = readFileSync(new URL(file, folder));
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}
