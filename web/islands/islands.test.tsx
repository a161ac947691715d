import { readFileSync } from 'node:fs';
import { type ComponentType, type ReactNode, useId } from 'react';
import { renderToString as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CalculatorPanelProps } from '#ui/calculator/calculator-panel.tsx';
import type { CardFilterProps } from '#ui/card-filter/filtered-cards.tsx';
import type { ChapteredFilmProps } from '#ui/episodes/chaptered-film.tsx';
import type { FormProps } from '#ui/form/client-form.tsx';
import { FileFieldView } from '#ui/form/file-field-view.tsx';
import { PhoneFieldView } from '#ui/form/phone-field-view.tsx';
import { SelectFieldView } from '#ui/form/select-field-view.tsx';
import { Island } from '#ui/island/island.tsx';
import { type IslandName, islandModules } from '#ui/island/island-modules.ts';
import { IslandId } from '#ui/island/stable-id.ts';
import { islands } from './islands.ts';

const reason = 'It takes one for each.';
const film = {
  title: 'One value',
  slug: 'one-value',
  video: '/files/p/d/a.mp4',
  captions: '/files/p/d/a.vtt',
  videoPoster: { src: '/images/p/d/a.webp', width: 732, height: 410, alt: '' },
};
const any = { hint: 'As you like', required: true, width: 'full' } as const;
const choices = [{ value: 'a', label: 'A', text: null, icon: null }];

// The properties of each island, as a section or a page would give them.
const given: Record<IslandName, object> = {
  calculator: {
    quantities: [
      {
        ...{ key: 'a', name: 'employees', label: 'Employees', hint: '', unit: 'people', scale: 'log' },
        ...{ lowest: 10, highest: 10_000, step: 1, initial: 1_000, isPeople: true },
        brings: [{ key: 'grants', kind: 'OAuth grants', each: 8, reason }],
      },
    ],
    presets: [],
    exposures: [{ key: 'owner', label: 'Without an owner', percent: 35, reason }],
    tasks: [{ key: 'review', label: 'Reviewing', minutesByHand: 6, minutesWithProduct: 1.5, reason }],
    subject: { full: 'open invoices', short: 'invoices', one: 'invoice' },
    ...{ margin: 1.6, marginReason: 'Companies differ.', productLabel: 'With the platform' },
  } satisfies CalculatorPanelProps,
  'card-filter': {
    cards: ['a', 'b'].map((key) => ({ key, words: key, facets: { kind: key } })),
    ...{ label: 'Search doors', emptyText: 'No door fits.' },
    facets: [{ name: 'kind', label: 'Kind', options: [{ value: 'a', label: 'A' }] }],
    orders: [
      { name: 'back', label: 'Backwards', keys: ['b', 'a'] },
      { name: 'fore', label: 'Forwards' },
    ],
  } satisfies CardFilterProps,
  'episode-film': { episode: film, titleId: 'episode' },
  'episode-list': { episodes: [film] },
  form: {
    ...{ action: '/send', title: 'Form', submitLabel: 'Send', sendingLabel: 'Sending' },
    ...{ successTitle: 'Thanks', successText: null },
    fields: [
      { ...any, kind: 'text-field', name: 'name', label: 'Name', placeholder: null, purpose: 'name' },
      { ...any, kind: 'tiles-field', name: 'tiles', label: 'Tiles', choices, isMultiple: true },
      {
        ...{ ...any, kind: 'consent-field', name: 'consent', label: 'I agree.' },
        ...{ linkLabel: 'To what', href: '/privacy-policy' },
      },
    ],
  } satisfies FormProps,
  'section-film': {
    ...{ film, duration: '0:11' },
    chapters: [{ key: 'a', start: '0:03', at: 3, title: 'Copies' }],
  } satisfies ChapteredFilmProps,
};
const names = Object.keys(given) as IslandName[];

test.each(names)(
  'the island "%s" draws again, alone and from its JSON, the very HTML that the page has of it',
  async (name) => {
    // Its properties are those of its own component, which the compiler cannot follow through the table.
    const Piece = (await islands[name]()) as unknown as ComponentType<{ children?: ReactNode }>;
    const page = render(
      <Island name={name} of={Piece} props={given[name]}>
        {name === 'card-filter' && [<b key="a">Card a</b>, <b key="b">Card b</b>]}
      </Island>,
    );
    const [, tag = '', inner = ''] = /^<tessera-island ([^>]*)>(.*)<\/tessera-island>$/s.exec(page) ?? [];
    const read = (attribute: string) =>
      new RegExp(`${attribute}="([^"]*)"`)
        .exec(tag)?.[1]
        ?.replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'");
    expect(read('data-name')).toBe(name);
    const slots = [...inner.matchAll(/<tessera-slot data-place="(\d+)">(.*?)<\/tessera-slot>/g)]
      .toSorted(([, a], [, b]) => Number(a) - Number(b))
      .map(([, place, html = '']) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what has just been drawn
        <tessera-slot key={place} data-place={place} dangerouslySetInnerHTML={{ __html: html }} />
      ));
    expect(slots).toHaveLength(name === 'card-filter' ? 2 : 0);
    const alone = render(
      <Deeper>
        <IslandId value={read('data-id')}>
          <Piece {...JSON.parse(read('data-props') ?? '')}>{slots.length > 0 ? slots : undefined}</Piece>
        </IslandId>
      </Deeper>,
    );
    expect(alone).toBe(inner);
  },
);

test('the fields of which some code comes late have the same ids wherever it stands', () => {
  const country = { code: 'us', name: 'United States', dialCode: '1' };
  const few = { ...any, onlyCountries: [], excludeCountries: [], defaultCountry: null, country };
  const fields = (
    <IslandId value="island">
      <PhoneFieldView field={{ ...few, kind: 'phone-field', name: 'phone', label: 'Phone' }} error="Wrong" />
      <SelectFieldView
        field={{ ...any, kind: 'select-field', name: 'size', label: 'Size', placeholder: null, choices }}
        error="Wrong"
      />
      <FileFieldView
        field={{ ...any, kind: 'file-field', name: 'cv', label: 'CV', fileKinds: ['pdf'], mostMegabytes: 5 }}
        error="Wrong"
      />
    </IslandId>
  );
  expect(render(<Deeper>{fields}</Deeper>)).toBe(render(fields));
  expect(render(fields).match(/id="island-\w+-error"/g)).toHaveLength(3);
});

test('a module that counts as an island has nothing to draw but an island', () => {
  for (const [name, module] of Object.entries(islandModules)) {
    const source = readFileSync(new URL(`../../${module}`, import.meta.url), 'utf8');
    expect(source.match(/^export /gm), module).toHaveLength(1);
    expect(source.match(/return (\(\s*)?<(\w+)\s+name="([\w-]+)"/)?.slice(2), module).toEqual([
      'Island',
      name,
    ]);
  }
});

/** Another place in the tree, at which React's own ids are different. */
function Deeper({ children }: { children: ReactNode }) {
  useId();
  return [null, children];
}
