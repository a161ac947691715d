import { expect, test } from 'vitest';
import { studioTypes } from '#pages/studio-types.ts';
import { choicesOf, findChoices } from './choices.ts';

const documents = studioTypes.filter(({ type }) => type === 'document');
const groups = choicesOf(documents);
const found = (words: string) =>
  findChoices(groups, words).flatMap(({ choices }) => choices.map(({ title }) => title));

test('pages stand first, by their templates, and whatever else can be made follows', () => {
  const [pages, others] = groups.map(({ choices }) => choices.map(({ title }) => title));
  expect(pages).toEqual([
    'Landing page',
    'Use case',
    'Article',
    'Legal text',
    'Empty page',
    'From an existing page',
  ]);
  expect(others?.slice(0, 2)).toEqual(['Blog post', 'Case study']);
  const made = groups.flatMap(({ choices }) => choices.map(({ type }) => type));
  for (const type of ['menu', 'footer', 'site', 'submission']) expect(made).not.toContain(type);
});

test('all that can be made says what it is for, and the template of a page with what it begins', () => {
  const choices = groups.flatMap(({ choices }) => choices);
  expect(choices.filter(({ description }) => !description)).toEqual([]);
  expect(choices.find(({ title }) => title === 'Landing page')?.kinds[0]).toBe('hero');
});

test('what can be made is found by its purpose, its title first', () => {
  expect(found('page').slice(0, 6)).toEqual([
    'Landing page',
    'Empty page',
    'From an existing page',
    'Use case',
    'Article',
    'Legal text',
  ]);
  expect(found('terms')).toEqual(['Legal text']);
  expect(found('job')).toEqual(['Open position']);
  expect(found('shared')[0]).toBe('Shared section');
  expect(found('dead link')).toEqual(['Redirect']);
});

test.each([
  ['landng', 'Landing page'],
  ['tempalte', 'From an existing page'],
  ['redirct', 'Redirect'],
])('who looks for "%s" is told that nothing is called so, and offered %s', (sought, title) => {
  const [group, ...others] = findChoices(groups, sought);
  expect(group?.title).toContain(`Nothing is called “${sought}”`);
  expect(group?.choices.map((choice) => choice.title)).toContain(title);
  expect(others).toEqual([]);
  expect(findChoices(groups, 'xylophone')).toEqual([]);
});

test('templates of the team stand behind those in code, by their names, with what they begin', () => {
  const team = [
    { _id: 'page-template.a', title: 'Portrait', description: null, pageType: 'page', kinds: ['hero'] },
    { _id: 'page-template.b', title: 'Of a type that is gone', pageType: 'recipe' },
  ];
  const [pages] = choicesOf(documents, team);
  const titles = pages?.choices.map(({ title }) => title);
  expect(titles?.slice(-3)).toEqual(['Empty page', 'Portrait', 'From an existing page']);
  expect(findChoices(choicesOf(documents, team), 'portrait')[0]?.choices).toMatchObject([
    { template: 'page-from-team', of: 'page-template.a', kinds: ['hero'] },
  ]);
});

test('a type that nobody has described can be made all the same', () => {
  const [, others] = choicesOf([{ name: 'recipe', title: 'Recipe' }]);
  expect(others?.choices).toMatchObject([{ template: 'recipe', title: 'Recipe', description: '' }]);
});
