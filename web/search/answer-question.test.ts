import { afterEach, expect, test, vi } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { offerSearch } from './offered-search.ts';

afterEach(() => {
  vi.restoreAllMocks();
  offerSearch(async () => ({ hits: [], hasMore: false, isWhole: false }));
});

const ask = (signal?: AbortSignal) =>
  answerQuestion(new Request('http://localhost/api/search?q=keys', { signal: signal ?? null }), []);

test('what the search finds for the words of the address is answered, and kept nowhere', async () => {
  offerSearch(async (question) => ({
    hits: [{ href: `/${question}`, kind: 'Page', trail: '', title: [], heading: [], excerpt: [] }],
    hasMore: false,
    isWhole: true,
  }));
  const answer = await ask();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ query: 'keys', hits: [{ href: '/keys' }], isWhole: true });
});

test('a search that has too much to do is a 503, and the reason stands in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  offerSearch(() => Promise.reject(new Error('100 questions wait.')));
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(String(warn.mock.calls[0]?.[1])).toContain('100 questions wait');
});

test('nothing is logged of a question whose visitor has typed on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const gone = new AbortController();
  offerSearch(async () => {
    gone.abort();
    throw new Error('Nobody waits.');
  });
  await ask(gone.signal);
  expect(warn).not.toHaveBeenCalled();
});
