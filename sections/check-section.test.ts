import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { checkSection } from './check-section.ts';
import { kinds } from './registry.ts';

const { contract } = kinds['cta-banner'];
afterEach(() => {
  Object.assign(kinds['cta-banner'], { contract });
});

const frame = { anchor: null, background: 'paper', spacing: 'normal' };
const banner = {
  _key: 'a',
  _type: 'cta-banner',
  title: 'Next',
  text: null,
  buttons: [],
  animation: null,
  drawing: 'by-itself',
  ...frame,
};

test('a section that meets its contract comes with the properties of its view', () => {
  expect(checkSection(banner)).toEqual({
    ok: true,
    key: 'a',
    kind: 'cta-banner',
    props: { title: 'Next', text: null, buttons: [], animation: null, drawing: 'by-itself', ...frame },
  });
});

test('a value of the wrong type is named with its place, what was expected and what was found', () => {
  const buttons = [{ key: 'b', label: 'Go', href: null, variant: 'huge', isExternal: false }];
  expect(checkSection({ ...banner, title: null, buttons })).toEqual({
    ok: false,
    key: 'a',
    kind: 'cta-banner',
    reason:
      'title: expected a text, found nothing; buttons[1].variant: expected one of "cta", "primary", "ghost", found "huge"',
  });
});

test.each(['carousel', 'toString', '__proto__', ''])('no kind is named "%s"', (kind) => {
  expect(checkSection({ ...banner, _type: kind })).toMatchObject({
    ok: false,
    key: 'a',
    kind,
    reason: expect.stringContaining(
      `No kind of section is named "${kind}". There are annotated-picture, before-after, `,
    ),
  });
});

test.each([
  [null],
  [undefined],
  [7],
  ['text'],
  [[]],
  [{}],
  [{ _type: 'hero' }],
  [{ _key: 1, _type: 'hero' }],
])('%j is not a section', (rubbish) => {
  expect(checkSection(rubbish)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('not a section'),
  });
});

const throwing = (text: string) => new URL(text).href;
test.each([
  ['a transform that throws', z.string().transform(throwing), 'its contract threw: Invalid URL'],
  ['a refine that throws', z.string().refine(throwing), 'its contract threw: Invalid URL'],
  [
    'a transform to be waited for',
    z.string().transform((text) => Promise.resolve(text)),
    'its contract is asynchronous, and no page waits for it',
  ],
])('%s refuses its section as any contract does', (_what, title, reason) => {
  Object.assign(kinds['cta-banner'], { contract: contract.extend({ title }) });
  expect(checkSection(banner)).toEqual({
    ok: false,
    key: 'a',
    kind: 'cta-banner',
    reason: `title: ${reason}, found "Next"`,
  });
});
