import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { kinds } from '#sections/registry.ts';
import { cardOf } from '../cards/card.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { pageMetadata } from '../metadata/page-metadata.ts';
import { structuredData } from '../metadata/structured-data.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { PathContent } from '../page/path-content.tsx';

const { contract } = kinds['cta-banner'];
afterEach(() => void Object.assign(kinds['cta-banner'], { contract }));

test('each section of a page is checked once for its metadata, structured data, card, Markdown and view together', () => {
  const checked: unknown[] = [];
  const noted = z.preprocess((value) => {
    checked.push((value as { _key: string })._key);
    return value;
  }, contract);
  Object.assign(kinds['cta-banner'], { contract: noted });
  const banner = {
    _type: 'cta-banner',
    anchor: null,
    background: 'paper',
    spacing: 'normal',
    buttons: [],
    animation: null,
    drawing: 'by-itself',
  };
  const titles = ['One', 'Two', 'Three'];
  const found = foundPage(titles.map((title) => ({ ...banner, _key: title, title, text: null })));
  const shell = { site: null, menu: null, footer: null };
  pageMetadata('/a', found, shell);
  structuredData('/a', found, shell);
  cardOf('/a', found, shell);
  const markdown = pageMarkdown('/a', found, shell);
  const html = renderToStaticMarkup(<PathContent path="/a" found={found} isPreview={false} />);
  for (const title of titles) expect([markdown, html]).toEqual(Array(2).fill(expect.stringContaining(title)));
  expect(checked).toEqual(titles);
});
