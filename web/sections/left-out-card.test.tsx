import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { checkSection } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { SectionView } from './section-view.tsx';

const page = { path: '/a', _updatedAt: '2026-01-01T00:00:00Z' };
const card = (raw: unknown) =>
  renderToStaticMarkup(<SectionView section={checkSection(raw)} page={page} isPreview />);

test.each(Object.keys(kinds))(
  'the preview shows a card for a section of the kind %s of which nothing is there, and one for each wrong value',
  (kind) => {
    expect(card({ _key: 'a', _type: kind })).toContain('Visitors do not see this section');
    for (const wrong of [7, 'text', [], {}, [null], { deep: { er: 1 } }, '<script>', 'x'.repeat(5_000)]) {
      const html = card({ _key: 'a', _type: kind, title: wrong, background: wrong, items: wrong });
      expect(html).toContain(kind);
      expect(html).not.toContain('<script>');
    }
  },
);

test.each([[null], [7], ['text'], [{}], [{ _type: 'carousel', _key: 'x' }]])(
  'the preview shows a card for %j',
  (raw) => {
    expect(card(raw)).toContain('Visitors do not see this section');
  },
);

test('visitors see nothing of a section that is left out, and the log says why', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(
    renderToStaticMarkup(
      <SectionView section={checkSection({ _key: 'a', _type: 'carousel' })} page={page} isPreview={false} />,
    ),
  ).toBe('');
  expect(JSON.stringify(warned.mock.calls)).toContain('carousel');
  warned.mockRestore();
});
