import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** Sends mutations as text, because the client's own objects would lose the names that are tried. */
async function post(mutations: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${its.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer administrator-of-a-test' },
    body: `{"mutations": ${mutations}}`,
  });
  return { status: answer.status, text: await answer.text() };
}

const document = (id: string) => its.client().fetch('*[_id == $id][0]', { id });

test.each(['constructor', 'toString', 'valueOf', 'prototype', 'length', 'then'])(
  'a field may be named %s',
  async (name) => {
    const stored = { [name]: { n: 1 }, rows: [{ _key: 'a', [name]: 1 }] };
    await post(
      `[{"createOrReplace": {"_id": "named", "_type": "x", "${name}": {"n": 1}, "rows": [{"_key": "a", "${name}": 1}]}}]`,
    );
    expect(await document('named')).toMatchObject(stored);
    const patch = {
      set: { [`deep.${name}`]: 2, 'rows[_key=="a"].n': 1 },
      inc: { [`rows[*].${name}`]: 1 },
    };
    await post(JSON.stringify([{ patch: { id: 'named', ...patch } }]));
    expect(await document('named')).toMatchObject({
      ...stored,
      deep: { [name]: 2 },
      rows: [{ _key: 'a', n: 1, [name]: 2 }],
    });
    await post(JSON.stringify([{ patch: { id: 'named', unset: [name] } }]));
    expect(Object.hasOwn(await document('named'), name)).toBe(false);
  },
);

test.each(['__proto__', 'hasOwnProperty'])(
  'a field named %s is refused in words, wherever it stands, and never lost',
  async (name) => {
    const plain = { _id: 'plain', _type: 'x', rows: [{ _key: 'a' }], o: {} };
    const before = await its.client().createOrReplace(plain);
    for (const mutation of [
      `{"create": {"_type": "x", "${name}": 1}}`,
      `{"createOrReplace": {"_id": "plain", "_type": "x", "rows": [{"o": {"${name}": null}}]}}`,
      `{"patch": {"id": "plain", "set": {"${name}": 1}}}`,
      `{"patch": {"id": "plain", "set": {"o": {"${name}": 1}}}}`,
      `{"patch": {"id": "plain", "setIfMissing": {"o.${name}": 1}}}`,
      `{"patch": {"id": "plain", "set": {"rows[_key==\\"a\\"].${name}.n": 1}}}`,
      `{"patch": {"id": "plain", "set": {"rows[*].${name}": 1}}}`,
      `{"patch": {"id": "plain", "set": {"o['${name}']": 1}}}`,
      `{"patch": {"id": "plain", "set": {"o[${name}]": 1}}}`,
      `{"patch": {"id": "plain", "set": {"o.'${name}'": 1}}}`,
      `{"patch": {"id": "plain", "set": {"o['${name}', x]": 1}}}`,
      `{"patch": {"id": "plain", "set": {"[o.${name}, x]": 1}}}`,
      `{"patch": {"id": "plain", "unset": ["o.${name}"]}}`,
      `{"patch": {"id": "plain", "insert": {"after": "rows[-1]", "items": [{"${name}": 1}]}}}`,
      `{"patch": {"id": "plain", "insert": {"after": "${name}[-1]", "items": [1]}}}`,
    ]) {
      const { status, text } = await post(`[${mutation}]`);
      expect([mutation, status, JSON.parse(text).error?.description]).toEqual([
        mutation,
        400,
        expect.stringContaining(`A field cannot be named "${name}"`),
      ]);
    }
    expect(await its.client().getDocument('plain')).toEqual(before);
    const item = `{"patch": {"id": "plain", "set": {"rows[_key==\\"${name}\\"].n": 1, "text": "${name}"}}}`;
    expect((await post(`[${item}]`)).status).toBe(200);
  },
);
