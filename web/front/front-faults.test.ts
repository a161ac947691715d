import { expect, test, vi } from 'vitest';
import { openTestFront } from './front-fixture.ts';

test('a front whose records cannot be read says so to each visitor and goes on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const its = openTestFront();
  try {
    await its.get('/platform');
    await its.get('/platform');
    its.loseRecords();
    for (const path of ['/platform', '/old']) expect((await its.get(path)).status).toBe(503);
    expect(error).toHaveBeenCalledWith('The answer to "/platform" failed:', expect.any(Error));
  } finally {
    its.close();
  }
});

test('an answer that fails in its midst is cut off, so that nobody takes it for a whole one', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = openTestFront({
    studio(_request, response) {
      response.writeHead(200, { 'content-type': 'text/html' }).write('A part');
      throw new Error('The rest is not there.');
    },
  });
  try {
    const answer = fetch(`http://127.0.0.1:${broken.port}/studio`).then((response) => response.text());
    await expect(answer).rejects.toThrow();
    expect(error.mock.lastCall?.[0]).toContain('"/studio"');
  } finally {
    broken.close();
  }
});
