import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EpisodeCard } from './episode-card.tsx';
import { EpisodeList } from './episode-list.tsx';

const episode = {
  title: 'One value, seven places',
  slug: 'one-value',
  number: 5,
  description: 'Follow one value out of the vault.',
  videoPoster: { src: '/images/p/d/a.webp', width: 732, height: 410, alt: 'A rosette' },
  videoDuration: '0:11',
  tagColor: '#0b7a75',
  video: 'http://localhost:3030/files/p/d/a.mp4',
  captions: 'http://localhost:3030/files/p/d/a.vtt',
};
const card = (fields = {}) => render(<EpisodeCard episode={{ ...episode, ...fields }} onOpen={() => {}} />);

test('a card has a poster of 366 to 205, the duration, the tag in its color, title and description', () => {
  expect(card()).toContain('width="732" height="410"');
  expect(card()).toMatch(/<span data-part="duration" [^>]*>0:11<\/span>/);
  expect(card()).toMatch(
    /<span class="tag" data-filled="" style="--tag:#0b7a75">Episode (<!-- -->)?5<\/span>/,
  );
  expect(card()).toMatch(/<h3[^>]*><a [^>]*>One value, seven places<\/a><\/h3>/);
  expect(card()).toContain('Follow one value out of the vault.');
  expect(card({ description: null, number: null })).not.toMatch(/<p[ >]|class="tag/);
});

test('on the server a card leads to its film and its captions, on the address of the site', () => {
  expect(card()).toMatch(/<a [^>]*href="\/files\/p\/d\/a\.mp4"/);
  expect(card()).toContain('href="/files/p/d/a.vtt"');
});

test('an episode without a film is announced, and opens nothing', () => {
  expect(card({ video: null, captions: null })).toContain('Coming soon');
  expect(card({ video: null, captions: null })).not.toMatch(/<a |data-part="play"/);
});

test('a list holds every episode once, and an empty, closed window for the player', () => {
  const html = render(<EpisodeList episodes={[episode, { ...episode, slug: 'another' }]} />);
  expect(html.match(/<article data-part="episode"/g)).toHaveLength(2);
  expect(html).toMatch(/<dialog [^>]*data-part="episode-dialog"/);
  expect(html).not.toMatch(/<dialog [^>]*open|<video/);
});
