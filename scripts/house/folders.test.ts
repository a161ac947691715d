import { expect, test } from 'vitest';
import { folderCircles } from './folders.ts';
import { readSource, readSources } from './imports.ts';

test.each(['ui'])('no folders of %s/ import each other in a circle, types included', async (room) => {
  const sources = await readSources([room]);
  expect(sources.length).toBeGreaterThan(20);
  expect(folderCircles(sources, room)).toEqual([]);
});

test('a circle between folders is found and named; within one folder, by a test and by a file beside them there is none', () => {
  const sources = [
    readSource('ui/text/a.ts', "import type { B } from '../icon/b.ts';"),
    readSource('ui/icon/b.ts', "import { c } from '../link/c.ts';"),
    readSource('ui/link/c.ts', "import { d } from './d.ts';"),
  ];
  const planted = (file: string) =>
    folderCircles([...sources, readSource(file, "import '../text/a.ts';")], 'ui');
  expect(folderCircles(sources, 'ui')).toEqual([]);
  expect(planted('ui/link/d.ts')).toEqual([
    'These folders import each other: ui/text → ui/icon → ui/link → ui/text.',
  ]);
  expect(planted('ui/link/d.test.ts')).toEqual([]);
  expect(planted('ui/d.ts')).toEqual([]);
});
