import { expect, test } from 'vitest';
import { type Begun, Keeper, type Order } from './keeper.ts';

/** A release that records its orders in `log`, and fails at one of them. */
function release(
  name: string,
  log: string[],
  { fails, tables = { store: 6 } }: { fails?: Order; tables?: Record<string, number> } = {},
): Begun {
  return {
    name,
    tables,
    async ask(order) {
      log.push(`${name}: ${order}`);
      if (order === fails) throw new Error(`${name} cannot ${order}`);
    },
    async end() {
      log.push(`${name}: ended`);
    },
  };
}

async function keeperOf(log: string[], data: Record<string, number> = { store: 6 }) {
  const tables = { current: data };
  const keeper = await Keeper.open(release('old', log), true, async () => [tables.current]);
  log.length = 0;
  return { keeper, tables };
}

test('a release is tried beside the old one, takes the lake, serves, and only then the old one leaves', async () => {
  const log: string[] = [];
  const { keeper } = await keeperOf(log);
  await keeper.switchTo(async () => release('new', log), false);
  expect(log).toEqual(['new: try', 'old: leave lake', 'new: take lake', 'new: serve', 'old: leave']);
  expect(keeper.current.name).toBe('new');
});

test('one that is not well is ended, and the old one was asked nothing', async () => {
  const log: string[] = [];
  const { keeper } = await keeperOf(log);
  await expect(keeper.switchTo(async () => release('new', log, { fails: 'try' }), false)).rejects.toThrow(
    'new cannot try',
  );
  expect(log).toEqual(['new: try', 'new: ended']);
  expect(keeper.current.name).toBe('old');
});

test.each(['take lake', 'serve'] as const)('one that cannot %s gives the lake back', async (fails) => {
  const log: string[] = [];
  const { keeper } = await keeperOf(log);
  await expect(keeper.switchTo(async () => release('new', log, { fails }), false)).rejects.toThrow(
    `new cannot ${fails}`,
  );
  expect(log.slice(-2)).toEqual(['new: ended', 'old: take lake']);
  expect(keeper.current.name).toBe('old');
});

test('when the old one cannot take its lake back, both reasons are told, and what to do', async () => {
  const log: string[] = [];
  const old = release('old', log);
  const keeper = await Keeper.open(old, true, async () => [{ store: 6 }]);
  old.ask = async (order) => {
    if (order === 'take lake') throw new Error('old cannot read the data');
  };
  await expect(keeper.switchTo(async () => release('new', log, { fails: 'serve' }), true)).rejects.toThrow(
    /^new cannot serve\nold cannot read the data\n"old" shows what is finished, but has no lake now, .*\. Stop the product, .* restore the backup .* start "new"/,
  );
  expect(log.at(-1)).toBe('new: ended');
  expect(keeper.current.name).toBe('old');
});

test('data are brought to another form only by whoever says so, and a release that cannot read them is refused', async () => {
  const log: string[] = [];
  const { keeper, tables } = await keeperOf(log);
  const newer = async () => release('new', log, { tables: { store: 7 } });
  await expect(keeper.switchTo(newer, false)).rejects.toThrow('add --migrate');
  expect(log).toEqual(['new: ended']);
  await keeper.switchTo(newer, true);
  tables.current = { store: 7 };
  log.length = 0;
  await expect(keeper.switchTo(async () => release('old', log), true)).rejects.toThrow(
    'cannot read the data, as a newer one wrote them: the tables of "store" have the version 7, and it knows 6',
  );
  expect(log).toEqual(['old: ended']);
  expect(keeper.current.name).toBe('new');
});

test('two switches at one time are refused', async () => {
  const log: string[] = [];
  const { keeper } = await keeperOf(log);
  const first = keeper.switchTo(async () => release('new', log), false);
  await expect(keeper.switchTo(async () => release('other', log), false)).rejects.toThrow(
    'Another switch is under way',
  );
  await first;
});

test('with hosted content, of which nobody reads the tables, what one release alone can have is handed over, too', async () => {
  const log: string[] = [];
  const keeper = await Keeper.open(release('old', log), false, async () => [{ store: 99 }]);
  const failing = async () => release('bad', log, { fails: 'serve' });
  await expect(keeper.switchTo(failing, false)).rejects.toThrow('bad cannot serve');
  expect(log.slice(-2)).toEqual(['bad: ended', 'old: take lake']);
  log.length = 0;
  await keeper.switchTo(async () => release('new', log), false);
  expect(log).toEqual(['new: try', 'old: leave lake', 'new: take lake', 'new: serve', 'old: leave']);
});
