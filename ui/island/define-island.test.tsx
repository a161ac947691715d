// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FilteredCards } from '../card-filter/filtered-cards.tsx';
import { EpisodeList } from '../episodes/episode-list.tsx';
import { ClientForm } from '../form/client-form.tsx';
import { defineIsland } from './define-island.ts';
import { Island } from './island.tsx';
import type { IslandName } from './island-modules.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

// jsdom lays nothing out, so nothing is ever seen.
class NothingSeen {
  observe() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: NothingSeen });

const woken = new Set<string>();
const loadOf = (name: IslandName) => async () => {
  woken.add(name);
  return () => null;
};
// A browser defines an element once, and its islands with it.
defineIsland({
  calculator: loadOf('calculator'),
  'card-filter': loadOf('card-filter'),
  'episode-film': loadOf('episode-film'),
  'episode-list': loadOf('episode-list'),
  form: loadOf('form'),
  'section-film': loadOf('section-film'),
});

const cards = ['a', 'b'].map((key) => ({ key, words: key, facets: { kind: key } }));
const words = { label: 'Search doors', emptyText: 'No door fits.' };
const episode = {
  ...{ title: 'One value', slug: 'one-value', video: '/a.mp4', captions: '/a.vtt' },
  videoPoster: { src: '/a.webp', width: 732, height: 410, alt: '' },
};
const form = {
  ...{ action: '/send', title: 'Form', submitLabel: 'Send', sendingLabel: 'Sending' },
  ...{ successTitle: 'Thanks', successText: null },
};
const any = { hint: null, required: false, width: 'full', placeholder: null } as const;
const choices = [{ value: 'Team', label: 'Team' }];
const fields = [
  { ...any, kind: 'text-field', name: 'company', label: 'Company', purpose: 'off' },
  { ...any, kind: 'select-field', name: 'plan', label: 'Plan', choices },
] as const;

const page: ReactNode = (
  <main>
    <Island name="card-filter" of={FilteredCards} props={{ cards, ...words }} />
    <EpisodeList episodes={[episode]} />
    <Island name="form" of={ClientForm} props={{ ...form, fields }} />
  </main>
);

test.each([
  ['', []],
  ['?utm_source=ads&gclid=EAIa', []],
  ['?company=Fjord', []],
  ['?q=vault&utm_source=ads', ['card-filter']],
  ['?episode=one-value', ['episode-list']],
  ['?plan=Team', ['form']],
])('a page at "%s" wakes the islands %j before anybody touches it', (search, names) => {
  window.history.replaceState(null, '', `/${search}`);
  woken.clear();
  document.body.innerHTML = renderToString(page);
  expect([...woken]).toEqual(names);
});
