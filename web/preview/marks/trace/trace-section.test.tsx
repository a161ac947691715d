// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { resolveParams } from '#pages/resolve-contract.ts';
import { checkSection } from '#sections/check-section.ts';
import { LivePath } from '../../path/live-path.ts';
import { servedDocument } from '../../path/served-path.ts';
import { treesOf } from '../../path/trees-fixture.ts';
import { checkTraced } from './check-traced.ts';
import { drawnFixture } from './drawn-fixture.tsx';
import { invisibleMark, marksIn } from './invisible-marks.ts';
import { shownTexts } from './shown-texts.ts';
import { traceSection } from './trace-section.ts';

const block = (_key: string, text: string) => ({
  _key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 'span', _type: 'span', text, marks: [] }],
});

const page = {
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: { _type: 'slug', current: '/a' },
  sections: [
    {
      _key: 'top',
      _type: 'hero',
      eyebrow: 'Same words',
      title: 'Same words',
      layout: 'center',
      buttons: [
        {
          _key: 'first',
          _type: 'button',
          label: 'Same words',
          link: { _type: 'link', kind: 'external', url: 'https://example.com/same' },
        },
      ],
    },
    {
      _key: 'numbers',
      _type: 'numbers',
      title: 'Measured',
      results: [
        { _key: 'one', _type: 'measured-result', value: '20 → 11', unit: 'calls', label: 'a month' },
        { _key: 'two', _type: 'measured-result', value: '612', label: 'accounts' },
      ],
    },
    { _key: 'words', _type: 'prose', title: 'Words', text: [block('b1', 'Same words')] },
    { _key: 'list', _type: 'shared', section: { _ref: 'shared-a' } },
  ],
};

const shared = {
  _id: 'shared-a',
  _type: 'shared-section',
  title: 'Shared',
  sections: [{ _key: 'inner', _type: 'cta-banner', title: 'Same words' }],
};

function live(): LivePath {
  const seed = {
    trees: { frame: '', kinds: {} },
    params: resolveParams('/a'),
    documents: [page, shared],
    served: {},
  };
  const path = new LivePath(seed, treesOf('/a'));
  path.put(page);
  return path;
}

/** Where the texts of a section stand: the element, the document and its field, and whether one can type there. */
function textsOf(key: string): string[] {
  const path = live();
  const found = traceSection(path, 'page-a', key);
  const raw = (servedDocument(path.shown)?.sections ?? []).find(
    (section) => (section as { _key: string })._key === key,
  );
  const shown = checkSection(raw);
  if (!found || !shown.ok) throw new Error(`"${key}" cannot be shown.`);
  const texts = shownTexts(drawnFixture(shown), drawnFixture(found.section), (mark) =>
    found.trace.textOf(mark),
  );
  return texts.map(
    ({ element, text, isExact }) =>
      `${element.localName} ${text.id} ${text.path} ${isExact ? 'typed' : 'opened'}`,
  );
}

test('texts that say the same are told apart by the field that each comes from', () => {
  expect(textsOf('top')).toEqual([
    'p page-a sections[_key=="top"].eyebrow typed',
    'h1 page-a sections[_key=="top"].title typed',
    'a page-a sections[_key=="top"].buttons[_key=="first"].label typed',
  ]);
});

test('what the view shows in another way than it is stored only opens its field', () => {
  const texts = textsOf('numbers');
  const of = (field: string) => texts.filter((text) => text.includes(field));
  expect(of('[_key=="one"].value').every((text) => text.endsWith('opened'))).toBe(true);
  expect(of('[_key=="two"].value')).toEqual([
    'dd page-a sections[_key=="numbers"].results[_key=="two"].value typed',
  ]);
});

test('a block of a formatted text is known as a whole, what is shared by its own document', () => {
  expect(textsOf('words')).toContain('p page-a sections[_key=="words"].text[_key=="b1"] typed');
  expect(textsOf('list')).toEqual(['h2 shared-a sections[_key=="inner"].title typed']);
});

test('a value that its contract refuses because of a mark goes without, and the others keep theirs', () => {
  const [title, layout] = [invisibleMark(1), invisibleMark(2)];
  const top = { ...page.sections[0], title: `Doors${title}`, layout: `center${layout}` };
  const raw = live().sectionIf('top', (document) =>
    document._id === 'page-a' ? { ...document, sections: [top] } : document,
  );
  const checked = checkTraced(raw);
  expect(checked && marksIn(JSON.stringify(checked.props))).toEqual([1]);
  expect(checkTraced({ _key: 'top', _type: 'nobody-knows' })).toBeUndefined();
});

test('no mark is on what the page shows', () => {
  expect(marksIn(JSON.stringify(live().shown))).toEqual([]);
});
