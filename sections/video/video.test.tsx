import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import type { Props } from './contract.ts';
import { markdown } from './markdown.ts';
import { structuredData } from './structured-data.ts';
import View from './view.tsx';

const section: Props = {
  ...{ anchor: 'film', background: 'paper', spacing: 'normal' },
  ...{ eyebrow: null, title: 'A film', text: 'What it shows.', transcript: 'All that is said.' },
  video: 'http://localhost:3030/files/p/d/a.mp4',
  poster: {
    src: '/images/p/d/a.webp',
    width: 732,
    height: 410,
    lqip: null,
    alt: 'A',
    dark: null,
    crop: null,
    hotspot: null,
  },
  captions: 'http://localhost:3030/files/p/d/a.vtt',
  duration: '2:05',
  chapters: [{ key: 'a', start: '1:30', title: 'The end' }],
  publishedAt: '2026-06-30T09:00:00Z',
};
const told = { urlOf: (address: string) => new URL(address, 'https://cardea.example').href };

test('a film loads nothing but its poster until it is played; without JavaScript it is a plain one', () => {
  const html = render(<View {...section} />);
  const [plain = ''] = /<noscript>.*?<\/noscript>/.exec(html) ?? [];
  expect(plain).toMatch(/<video controls="" playsInline="" preload="none"/);
  expect(plain).toContain('<track kind="captions"');
  expect(html.replace(plain, '')).not.toMatch(/<video|\.mp4"/);
  expect(html).toContain('Play “A film”');
});

test('its chapters stand by when they begin, and what is said can be read', () => {
  const chapters = [...section.chapters, { key: 'b', start: '0:10', title: 'The middle' }];
  const html = render(<View {...section} chapters={chapters} />);
  expect(html.indexOf('The middle')).toBeLessThan(html.indexOf('The end'));
  expect(html).toMatch(/<time[^>]* dateTime="PT90S">1:30<\/time>/);
  expect(html).toContain('All that is said.');
});

test('who says what in it stands in lines of its own, on the page and in Markdown', () => {
  const said = { ...section, transcript: 'Ada: Why?\nBo: Because.' };
  expect(render(<View {...said} />)).toContain('whitespace-pre-line">Ada: Why?\nBo: Because.');
  expect(writeMarkdown(markdown(said))).toContain('Ada: Why?\\\nBo: Because.');
});

test('a draft without a film shows its poster', () => {
  const html = render(<View {...section} video={null} />);
  expect(html).toContain('/images/p/d/a.webp');
  expect(html).not.toContain('<button');
});

test('search engines are told of a film that has a picture and a date', () => {
  // The function reads only this of the page.
  const on = { path: '/page', ...told } as unknown as Parameters<typeof structuredData>[1];
  expect(structuredData([section], on)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A film',
      description: 'What it shows.',
      url: 'https://cardea.example/page#film',
      contentUrl: section.video,
      thumbnailUrl: 'https://cardea.example/images/p/d/a.webp',
      uploadDate: '2026-06-30T09:00:00Z',
      duration: 'PT2M5S',
    },
  ]);
  expect(structuredData([{ ...section, publishedAt: null }], on)).toEqual([]);
});
