import { expect, test } from 'vitest';
import { renamed, shrinkPlan } from './shrink-plan.ts';

test('a wide picture keeps its proportion at 2560 pixels, a small one its size', () => {
  const of = (width: number, height: number) =>
    shrinkPlan({ type: 'image/png', width, height, hasAlpha: false });
  expect(of(8_000, 6_000)).toMatchObject({ width: 2_560, height: 1_920 });
  expect(of(1_200, 9_000)).toMatchObject({ width: 1_200, height: 9_000 });
  expect(of(100_000, 2)).toMatchObject({ width: 2_560, height: 1 });
});

test('where a browser writes no WebP, a picture that lets the ground through stays a PNG, others become a JPEG', () => {
  const types = (hasAlpha: boolean) => shrinkPlan({ type: 'image/png', width: 1, height: 1, hasAlpha }).types;
  expect(types(true)).toEqual(['image/webp', 'image/png']);
  expect(types(false)).toEqual(['image/webp', 'image/jpeg']);
});

test('the name of a file follows its format', () => {
  expect(renamed('Our team.2026.PNG', 'image/webp')).toBe('Our team.2026.webp');
  expect(renamed('photo', 'image/jpeg')).toBe('photo.jpg');
});
