import { expect, test } from 'vitest';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { Change, LiveDocument, Order } from '#canvas/messages.ts';
import { changesOf, patchesBetween, type RichBlock, type RichPatch } from '#canvas/text/rich-changes.ts';
import { paragraph, randomFrom, randomlyEdited, spansOf } from '#canvas/text/rich-fixture.ts';
import { RichSession } from '../../canvas/rich/rich-session.ts';
import { PendingChanges } from './pending-changes.ts';

const told = (title: string | undefined, words = '') => ({
  _id: 'drafts.a',
  _type: 'card',
  title,
  text: words,
});

test('what the Studio tells late does not take back what was typed since', () => {
  const pending = new PendingChanges('page');
  for (const title of ['D', 'Do', 'Doo', 'Door']) pending.add('a', [{ set: { title } }]);
  expect(pending.on(told('', 'from a colleague'), {})).toEqual(told('Door', 'from a colleague'));
  expect(pending.on(told('Do'), { page: 2 })).toEqual(told('Door'));
  expect(pending.on(told('Door'), { page: 4, other: 9 })).toEqual(told('Door'));
  expect(pending.on(told('Doorway'), { page: 4 })).toEqual(told('Doorway'));
});

test('a text that was emptied stays empty until the Studio has emptied it', () => {
  const pending = new PendingChanges('page');
  pending.add('a', [{ unset: ['title'] }]);
  expect(pending.on(told('Door'), {}).title).toBeUndefined();
  expect(pending.on(told('Door'), { page: 1 }).title).toBe('Door');
});

test('what the Studio has refused, or what it was for has gone, counts no longer', () => {
  const pending = new PendingChanges('page');
  const order = pending.add('a', [{ set: { title: 'Door' } }]);
  pending.add('a', [{ set: { 'list[_key=="gone"].title': 'Lost' } }, { set: { text: 'Kept' } }]);
  expect(pending.on(told('As it was'), {})).toEqual(told('Door', 'Kept'));
  expect(pending.refuse({ ...order, page: 'other' })).toBeUndefined();
  expect(pending.refuse(order)).toEqual(told('As it was', 'Kept'));
});

test('a change that is refused before the Studio has told anything leaves the document as it was on the page', () => {
  const pending = new PendingChanges('page');
  const before = told('As it was');
  const order = pending.add('a', [{ set: { title: 'Door' } }], before);
  pending.add('a', [{ set: { text: 'Kept' } }], told('Door'));
  expect(pending.refuse(order)).toEqual(told('As it was', 'Kept'));
});

/** A page on which somebody types into a text; the Studio hears of it late, and answers late. */
class Page {
  readonly #pending: PendingChanges;
  readonly #session: RichSession;
  #shown: LiveDocument;
  value: readonly RichBlock[];
  renewals = 0;
  readonly asked: { order: Order; changes: Change[] }[] = [];

  constructor(name: string, document: LiveDocument) {
    this.#pending = new PendingChanges(name);
    this.#shown = document;
    this.value = this.#stands();
    this.#session = new RichSession(this.value, {
      read: () => this.value,
      take: (patches) => {
        this.value = applied(this.value, patches);
      },
      renew: () => {
        this.renewals += 1;
        this.value = this.#stands();
      },
      refuse: () => expect.unreachable(),
      write: (patches) => {
        const changes = changesOf('body', patches);
        this.asked.push({ order: this.#pending.add('a', changes), changes });
        this.#show(applyChanges(this.#shown, changes));
      },
    });
    this.#session.begin();
  }

  type(value: RichBlock[]): void {
    this.value = value;
    this.#session.write();
  }

  hear(document: LiveDocument, has: Record<string, number>): void {
    this.#show(this.#pending.on(document, has));
  }

  #show(document: LiveDocument): void {
    this.#shown = document;
    this.#session.told(this.#stands());
  }

  #stands(): readonly RichBlock[] {
    const { body } = this.#shown;
    return Array.isArray(body) ? body : [];
  }
}

const applied = (value: readonly RichBlock[], patches: RichPatch[]): RichBlock[] => {
  const { body } = applyChanges({ _id: 'a', _type: 'card', body: value }, changesOf('body', patches));
  return Array.isArray(body) ? body : [];
};

/** Lets two pages and a colleague edit one text at random, while changes and documents are on their way. */
function together(seed: number, edit: (value: readonly RichBlock[], by: string) => RichBlock[]) {
  const random = randomFrom(seed);
  let studio: LiveDocument = {
    _id: 'a',
    _type: 'card',
    body: [paragraph('a', 'One two'), paragraph('b', 'Three')],
  };
  let has: Record<string, number> = {};
  const pages = ['first', 'second'].map((name) => ({ page: new Page(name, studio), heard: 0, done: 0 }));
  const states = [{ document: studio, has }];
  const change = (changes: Change[]) => {
    for (const one of changes)
      try {
        studio = applyChanges(studio, [one]);
      } catch {
        // The Studio does nothing either when its target has gone.
      }
    states.push({ document: studio, has });
  };
  const work = ({ page, ...at }: (typeof pages)[number], deed: number): void => {
    const entry = pages.find((one) => one.page === page);
    const [asked, state] = [page.asked[at.done], states[at.heard + 1]];
    if (deed === 0 && asked && entry) {
      entry.done += 1;
      has = { ...has, [asked.order.page]: asked.order.number };
      change(asked.changes);
    } else if (deed === 1 && state && entry) {
      entry.heard += 1;
      page.hear(state.document, state.has);
    }
  };
  for (let turn = 0; turn < 60; turn++) {
    const at = pages[random(2)];
    if (!at) continue;
    const deed = random(4);
    if (deed === 2) at.page.type(edit(at.page.value, `w${turn}`));
    else if (deed === 3 && random(3) === 0) {
      const body = Array.isArray(studio.body) ? studio.body : [];
      change(changesOf('body', patchesBetween(body, edit(body, `c${turn}`))));
    } else work(at, deed);
  }
  for (let rest = 0; rest < 400; rest++) for (const at of pages) work(at, rest % 2);
  return {
    studio,
    values: pages.map(({ page }) => page.value),
    renewals: pages.map(({ page }) => page.renewals),
  };
}

const textOf = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block) =>
      spansOf(block)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');

test('whoever edits a text together ends with the same one, however late the Studio hears and tells', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomFrom(seed * 31);
    const { studio, values, renewals } = together(seed, (value, by) => randomlyEdited(value, random, by));
    for (const value of values) expect(value, `seed ${seed}`).toEqual(studio.body ?? []);
    expect(renewals).toEqual([0, 0]);
  }
});

test('no word is lost that one of several writes into a text, however late the Studio hears and tells', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomFrom(seed * 17);
    const words: string[] = [];
    const { studio, values } = together(seed, (value) => {
      // One letter each, because the same letters of two longer words could be mistaken for each other.
      const by = String.fromCodePoint(0x4e00 + words.length);
      words.push(by);
      const index = random(value.length);
      const block = value[index];
      const [span, ...others] = spansOf(block);
      if (!block || !span) return [...value];
      const place = span.text.indexOf(' ', random(span.text.length)) + 1;
      if (random(4) === 0) return value.toSpliced(index, 0, paragraph(by, `${by} `));
      const text = `${span.text.slice(0, place)}${by} ${span.text.slice(place)}`;
      return value.with(index, { ...block, children: [{ ...span, text }, ...others] });
    });
    for (const value of values) expect(value, `seed ${seed}`).toEqual(studio.body);
    const said = textOf(values[0] ?? []).split(/\s+/);
    expect(
      words.filter((word) => !said.includes(word)),
      `seed ${seed}: ${textOf(values[0] ?? [])}`,
    ).toEqual([]);
  }
});
