// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { resolveParams } from '#pages/resolve-contract.ts';
import { checkSection } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { LivePath } from '../../path/live-path.ts';
import { servedDocument } from '../../path/served-path.ts';
import { treesOf } from '../../path/trees-fixture.ts';
import { drawnFixture } from './drawn-fixture.tsx';
import { withoutMarks } from './invisible-marks.ts';
import { shownTexts } from './shown-texts.ts';
import { traceSection } from './trace-section.ts';

const seed = {
  trees: { frame: '', kinds: {} },
  params: resolveParams('/a'),
  documents: [],
  served: {},
};

test.each(Object.entries(kinds))(
  'no view draws otherwise because of marks, and the title of each is found: %s',
  (_kind, { sample }) => {
    const page = {
      _id: 'page-a',
      _type: 'page',
      title: 'A',
      path: { _type: 'slug', current: '/a' },
      sections: [{ _key: 'only', ...sample }],
    };
    const live = new LivePath({ ...seed, documents: [page] }, treesOf('/a', [sample._type]));
    live.put(page);
    const shown = checkSection(servedDocument(live.shown)?.sections?.[0]);
    // What refers to documents that are not here cannot be shown.
    if (!shown.ok) return;
    const found = traceSection(live, 'page-a', 'only');
    if (!found) throw new Error('It is refused with marks at its texts.');
    const [plain, marked] = [drawnFixture(shown), drawnFixture(found.section)];
    expect(withoutMarks(marked.textContent ?? '')).toBe(plain.textContent);
    const texts = shownTexts(plain, marked, (mark) => found.trace.textOf(mark));
    const title = 'title' in sample ? String(sample.title) : '';
    if (title && plain.textContent?.includes(title))
      expect(texts.find(({ text }) => text.text === title)?.isExact).toBe(true);
  },
);
