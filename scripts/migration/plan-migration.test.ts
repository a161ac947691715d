import { expect, test } from 'vitest';
import { compareSnapshots } from '#contract/change/compare-snapshots.ts';
import type { Snapshot, SnapshotField } from '#contract/change/snapshot.ts';
import { pairsOf } from './fixture.ts';
import { migrationText } from './migration-text.ts';
import { conditionOf } from './old-condition.ts';
import { holds, list, plan, required, snapshot, text } from './plan-fixture.ts';
import { type Decisions, planMigrations } from './plan-migration.ts';
import { refuseUnused } from './refuse-unused.ts';

const stepsOf = (was: Record<string, SnapshotField>, is: Record<string, SnapshotField>, said = {}) =>
  plan({ note: was }, { note: is }, said).flatMap(({ steps }) => steps);

test('one field that is gone and one of the same form beside it are one field that is renamed', () => {
  expect(stepsOf({ lead: text }, { intro: text })).toEqual([{ does: 'rename', path: 'lead', to: 'intro' }]);
  expect(stepsOf({ lead: text }, { intro: required })).toEqual([
    { does: 'rename', path: 'lead', to: 'intro' },
  ]);
  const [was, is] = [
    { rows: list, 'rows[]': { type: 'row' }, 'rows[].a': text },
    { lines: list, 'lines[]': { type: 'row' }, 'lines[].a': text },
  ];
  expect(stepsOf(was, is)).toEqual([{ does: 'rename', path: 'rows', to: 'lines' }]);
});

test('what is said to be lost is not taken for what has come beside it', () => {
  expect(stepsOf({ lead: text }, { intro: required }, { drops: ['lead'] })).toEqual([
    { does: 'drop', path: 'lead' },
    expect.objectContaining({ does: 'fill', path: 'intro' }),
  ]);
});

test('a decision that no migration uses is refused, each with what could be meant', () => {
  const [was, is] = [
    { page: holds('note', 'carousel'), note: { a: text, b: text }, carousel: { c: text } },
    { page: holds('note'), note: { d: text, e: text } },
  ];
  const refusal = (said: Partial<Decisions>, [from, to]: Snapshot['types'][] = [was, is]) => {
    const [before, now] = [snapshot(from ?? {}), snapshot(to ?? {})];
    const uncovered = compareSnapshots(before, now).filter(({ verdict }) => verdict === 'breaks');
    const decisions = { renames: [], drops: [], ...said };
    try {
      refuseUnused(planMigrations(before, now, uncovered, decisions), { before, now, uncovered }, decisions);
    } catch (error) {
      return String(error);
    }
    return undefined;
  };
  expect(refusal({ renames: ['note.a=d'], drops: ['b'], to: 'note' })).toBeUndefined();
  expect(refusal({ drops: ['carousel'] })).toBeUndefined();
  const wrong = { renames: ['note.qestion=d'], drops: ['note.nothing'], to: 'nokind' };
  const gone = 'Gone are note.a, note.b, carousel.';
  expect(refusal(wrong)?.split('\n')).toEqual([
    `Error: "--rename note.qestion=d" renames nothing. ${gone}`,
    `"--drop note.nothing" drops nothing. ${gone}`,
    '"--to nokind" names a kind that does not exist.',
    'Nothing was written.',
  ]);
  expect(refusal({ to: 'note' }, [is, is])).toContain('"--to note" is of no use: no kind is gone');
  expect(refusal({ drops: ['note.a'] }, [is, is])).toContain('Nothing is gone that content could hold.');
});

test('which of several fields has come in whose place is not guessed, but can be said', () => {
  const [was, is] = [
    { a: text, b: text },
    { c: text, d: text },
  ];
  expect(stepsOf(was, is).map(({ does, path }) => `${does} ${path}`)).toEqual(['change a', 'change b']);
  expect(stepsOf(was, is, { renames: ['note.a=d', 'b=c'] })).toEqual([
    { does: 'rename', path: 'a', to: 'd' },
    { does: 'rename', path: 'b', to: 'c' },
  ]);
  expect(stepsOf(was, is, { renames: ['a=c'], drops: ['note.b'] })).toEqual([
    { does: 'rename', path: 'a', to: 'c' },
    { does: 'drop', path: 'b' },
  ]);
  expect(() => stepsOf(was, is, { renames: ['a=e'] })).toThrow(
    '"note.e" is not a field that could have replaced "note.a". There are c, d.',
  );
});

test.each<[string, Record<string, SnapshotField>, Record<string, SnapshotField>, string]>([
  ['a field of a list is renamed', { 'rows[].a': text }, { 'rows[].b': text }, 'count(rows[defined(a)]) > 0'],
  [
    'a field of one sort of item is required',
    { rows: list, 'rows[]': { type: 'one of', of: ['x', 'y'] }, 'rows[](x).a': text },
    { rows: list, 'rows[]': { type: 'one of', of: ['x', 'y'] }, 'rows[](x).a': required },
    'count(rows[_type == "x" && !defined(a)]) > 0',
  ],
  ['a field is new and required', { a: text }, { a: text, b: required }, '!defined(b)'],
  [
    'one in an object is required',
    { a: { type: 'object' }, 'a.b': text },
    { a: { type: 'object' }, 'a.b': required },
    'defined(a) && !defined(a.b)',
  ],
  ['a text is shorter', { a: { ...text, max: 9 } }, { a: { ...text, max: 5 } }, 'length(a) > 5'],
  ['a list is shorter', { a: list }, { a: { ...list, max: 5 } }, 'count(a) > 5'],
  ['a number is larger', { a: { type: 'number' } }, { a: { type: 'number', min: 2 } }, 'a < 2'],
  [
    'a choice is gone',
    { a: { ...text, choices: ['x', 'y'] } },
    { a: { ...text, choices: ['x'] } },
    '(defined(a) && !(a in ["x"]))',
  ],
  [
    'a text is shorter and required',
    { a: { ...text, max: 80 } },
    { a: { ...required, max: 60 } },
    '!defined(a) || length(a) > 60',
  ],
  [
    'a number is smaller and whole',
    { a: { type: 'number', max: 80 } },
    { a: { type: 'number', max: 60, integer: true } },
    'defined(a)',
  ],
  [
    'a number is smaller and more than another',
    { a: { type: 'number', max: 80 } },
    { a: { type: 'number', max: 60, above: 0 } },
    'defined(a)',
  ],
  ['a pattern is new', { a: text }, { a: { ...text, pattern: '/^a/' } }, 'defined(a)'],
  ['a field is of another type', { a: text }, { a: { type: 'number' } }, 'defined(a)'],
])('when %s, it is known which content is old', (_what, was, is, condition) => {
  expect(conditionOf(stepsOf(was, is))).toBe(condition);
});

test('a field that changes in two ways is filled in where it is missing, and changed where it is not', () => {
  const [first] = plan({ note: { a: { ...text, max: 80 } } }, { note: { a: { ...required, max: 60 } } });
  expect(first?.steps).toMatchObject([
    { does: 'fill', path: 'a', says: 'is now required: documents may lack it' },
    { does: 'change', path: 'a', says: 'must now be at most 60 (was 80)' },
  ]);
  expect(first?.covers).toEqual(['note.a']);
});

test.each([
  [
    '"light"',
    'dark',
    '; at hand are "light", with which the Studio begins it, and "dark", which the query answers where it is missing',
  ],
  [
    '"light"',
    'light',
    '; at hand is "light", with which the Studio begins it and which the query answers where it is missing',
  ],
  ['"light"', undefined, '; at hand is "light", with which the Studio begins it'],
  [undefined, 'dark', '; at hand is "dark", which the query answers where it is missing'],
  [undefined, undefined, ''],
])(
  'where a field is missing that has to be there, a value that the schema or the query names is said: %s and %s',
  (initial, fallback, said) => {
    const before = { ...snapshot({ note: { tone: text } }), editing: {} };
    const now = { ...snapshot({ note: { tone: required } }), editing: { note: { tone: { initial } } } };
    const uncovered = compareSnapshots(before, now).filter(({ verdict }) => verdict === 'breaks');
    const [first] = planMigrations(before, now, uncovered, { renames: [], drops: [] }, () => fallback);
    expect(first?.steps).toMatchObject([{ says: `is now required: documents may lack it${said}` }]);
  },
);

test('a rule in code that comes with a smaller limit is looked at in all that is stored', () => {
  const [was, is] = [{ note: { a: { ...text, max: 80 } } }, { note: { a: { ...text, max: 60 } } }];
  const before = { ...snapshot(was), editing: {} };
  const now = { ...snapshot(is), editing: { note: { a: { demands: ['custom(isSentence)'] } } } };
  const uncovered = compareSnapshots(before, now).filter(({ verdict }) => verdict === 'breaks');
  const [first] = planMigrations(before, now, uncovered, { renames: [], drops: [] });
  expect(conditionOf(first?.steps ?? [])).toBe('defined(a)');
});

test('a kind that is gone is taken out, or becomes another, when that is decided', () => {
  const was = { page: holds('carousel', 'note'), carousel: { slides: list }, note: { a: text } };
  const is = { page: holds('note'), note: { a: text } };
  const place = { sort: 'section', folder: 'sections/carousel', number: '001' } as const;
  const textFor = (said: Partial<Decisions>) => {
    const [first] = plan(was, is, said);
    if (!first) throw new Error('There is no plan.');
    return migrationText(first, place, { own: '_type == "carousel"' });
  };
  expect(textFor({})).toContain('Say what becomes of sections of the kind "carousel": nothing');
  expect(textFor({ to: 'note' })).toContain(
    'Say which fields a section of the kind "note" has of those that "carousel" had',
  );
  expect(textFor({ drops: ['carousel'] })).toContain("takeOut(document, 'carousel')");
  expect(textFor({ drops: ['carousel'] })).not.toContain('undecided');
});

test('the migration of an object that can stand anywhere has no condition, as no filter asks by it', () => {
  const [first] = plan({ seo: { title: text } }, { seo: { name: text } });
  if (!first) throw new Error('There is no plan.');
  const place = { sort: 'object', folder: 'schemas/seo', number: '001' } as const;
  const written = migrationText(first, place, { own: conditionOf(first.steps) });
  expect(written).toContain(
    "object: (part) => part._type === 'seo' ? [...renameField(part, 'title', 'name')]",
  );
  expect(written).not.toMatch(/isOld|filter/);
});

test('objects of a type that is gone are taken out wherever they stand, or become another, when that is decided', () => {
  const was = { page: { held: { type: 'badge' }, more: text }, badge: { label: required } };
  const [dropped] = plan(was, { page: { more: text } }, { drops: ['badge', 'page.held'] }).filter(
    ({ gone }) => gone,
  );
  const [open] = plan(was, { page: { more: text } }).filter(({ gone }) => gone);
  if (!dropped || !open) throw new Error('There is no plan.');
  const place = { sort: 'object', folder: 'schemas/badge', number: '001' } as const;
  const written = migrationText(dropped, place, { own: '_type == "badge"' });
  expect(written).toContain("object: (part) => part._type === 'badge' ? [at([], unset())] : []");
  expect(written).not.toContain('isOld');
  const badge = { _type: 'badge', label: 'Some label' };
  expect(pairsOf(dropped, snapshot(was), 'object')).toEqual({
    before: [{ _id: 'page-old', _type: 'page', held: badge }],
    after: [{ _id: 'page-old', _type: 'page' }],
  });
  expect(migrationText(open, place, { own: '_type == "badge"' })).toContain(
    'Say what becomes of an object of the type "badge"',
  );
});

test('documents of a type that is gone are somebody else’s to delete: nothing looks as if a migration did', () => {
  const was = { page: { by: { type: 'reference', of: ['person'] } }, person: { name: required } };
  const is = { page: { by: text } };
  const planned = (drops: string[]) => {
    const [first] = plan(was, is, { drops: [...drops, 'page.by'] }).filter(({ type }) => type === 'person');
    if (!first) throw new Error('There is no plan.');
    const place = { sort: 'document', folder: 'schemas/person', number: '001' } as const;
    return [
      migrationText(first, place, { own: '_type == "person"' }),
      pairsOf(first, snapshot(was), 'document'),
    ] as const;
  };
  const old = [{ _id: 'person-old', _type: 'person', name: 'Some name' }];
  const [open, pairs] = planned([]);
  expect(open).toContain('Say what is made of documents of the type "person". A migration deletes none');
  expect(pairs).toEqual({ before: old, after: old });
  const [dropped, none] = planned(['person']);
  expect(dropped).toContain(
    '/** Documents of the type person are to be deleted, which no migration does. */',
  );
  expect(dropped).toContain('document: () => []');
  expect(dropped).not.toMatch(/takeOut|isOld|filter/);
  expect(none).toEqual({ before: [], after: [] });
});
