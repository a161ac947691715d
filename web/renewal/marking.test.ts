import { expect, test, vi } from 'vitest';
import { markChanges, tellBoth } from './marking.ts';

test('in development a change makes pages old and renders none, and a start does neither', async () => {
  const marked: string[][] = [];
  const marking = markChanges(async (tags) => void marked.push(tags));
  marking.welcome('1');
  expect(marked).toEqual([]);
  marking.renew(['s1:a'], '2');
  marking.renewEverything('3');
  expect(marked).toEqual([['everything'], ['everything']]);
});

test('a change that Next does not take is said, and ends nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  markChanges(() => Promise.reject(new Error('Next did not take the changed tags (500).'))).renew(['a'], '1');
  await expect
    .poll(() => log.mock.calls.flat().join())
    .toContain('A change may not show yet: Next did not take');
  log.mockRestore();
});

test('two hear of the same events, with the names by which other instances know them', () => {
  const heard: unknown[][] = [];
  const ear = () => ({
    welcome: (...news: unknown[]) => void heard.push(news),
    renew: (...news: unknown[]) => void heard.push(news),
    renewEverything: (...news: unknown[]) => void heard.push(news),
  });
  const both = tellBoth(ear(), ear());
  both.renew(['a'], null, 'a moment');
  both.renewEverything('7', 'another');
  const news = [
    [['a'], null, 'a moment'],
    ['7', 'another'],
  ];
  expect(heard).toEqual([news[0], news[0], news[1], news[1]]);
});
