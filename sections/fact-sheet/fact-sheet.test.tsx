import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { markdown } from './markdown.ts';
import FactSheet from './view.tsx';

const props = {
  ...{ anchor: null, background: 'paper' as const, spacing: 'normal' as const },
  ...{ eyebrow: null, title: 'In short', text: null },
  facts: [{ key: 'a', title: 'Founded', text: 'In Lisbon' }],
  texts: [{ key: 'b', title: 'Short', text: 'Cardea keeps a list.' }],
};

test('facts are terms with what is said of them', () => {
  expect(render(<FactSheet {...props} />)).toMatch(/<dt[^>]*>Founded<\/dt><dd[^>]*>In Lisbon<\/dd>/);
});

test('a text is there to be read, with a button that copies exactly it and says so', () => {
  const html = render(<FactSheet {...props} />);
  expect(html).toMatch(/<p[^>]*>Cardea keeps a list\.<\/p>/);
  expect(html).toMatch(/<tessera-share[^>]*data-url="Cardea keeps a list\."/);
  expect(html).toMatch(/data-action="copy"[^>]*>.*Copy.*<span class="sr-only">: Short<\/span>/s);
  expect(html).toContain('role="status"');
});

test('in Markdown the facts are a list and the texts have their names', () => {
  const text = writeMarkdown(markdown(props));
  expect(text).toContain('**Founded**: In Lisbon');
  expect(text).toContain('### Short');
});

test('a text of several paragraphs stands in paragraphs and lines, as it is copied', () => {
  const text = 'Who we are.\n\nWhat we do.\nAnd why.';
  const several = { ...props, texts: [{ key: 'b', title: 'Long', text }] };
  expect(writeMarkdown(markdown(several))).toContain('Who we are.\n\nWhat we do.\\\nAnd why.');
  expect(render(<FactSheet {...several} />)).toMatch(
    /<p class="[^"]*whitespace-pre-line[^"]*">Who we are\.\n\nWhat/,
  );
});
