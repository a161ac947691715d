import { afterEach, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { serveFigures } from '#telemetry/figures/serve-figures.ts';
import { ShownFigures } from './shown-figures.ts';

const opened: ShownFigures[] = [];
const open = (port: number, text: string) => {
  const shown = new ShownFigures(() => serveFigures({ port, host: '127.0.0.1' }, async () => text));
  opened.push(shown);
  return shown;
};
const read = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());

afterEach(async () => {
  for (const one of opened.splice(0)) await one.giveWay();
});

test('a release that has given way and goes on all the same shows its figures again', async () => {
  const port = await freePort();
  const [old, next] = [open(port, 'old'), open(port, 'new')];
  await old.serve();
  expect(await read(port)).toBe('old');
  await expect(next.serve()).rejects.toThrow(`The port ${port} is taken.`);
  await old.giveWay();
  await next.serve();
  expect(await read(port)).toBe('new');
  await next.giveWay();
  await old.goOn();
  expect(await read(port)).toBe('old');
});

test('one that does not serve yet shows nothing when it takes what another has left', async () => {
  const port = await freePort();
  await open(port, 'new').goOn();
  await expect(read(port)).rejects.toThrow();
});
