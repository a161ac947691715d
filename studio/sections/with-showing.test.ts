import type { PreviewConfig } from 'sanity';
import { expect, test } from 'vitest';
import { withShowing } from './with-showing.ts';

const kind = {
  title: 'Questions',
  preview: {
    select: { title: 'title' },
    prepare: ({ title }: Record<string, unknown>) => ({ title: String(title), subtitle: 'Questions' }),
  },
};

test('a kind says in a list when visitors see a section of it, and else what it said before', () => {
  const { preview } = withShowing(kind);
  expect(preview?.select).toEqual({
    title: 'title',
    hidden: 'hidden',
    showFrom: 'showFrom',
    showUntil: 'showUntil',
  });
  expect(preview?.prepare?.({ title: 'Asked' })).toEqual({ title: 'Asked', subtitle: 'Questions' });
  expect(preview?.prepare?.({ title: 'Asked', hidden: true })).toEqual({
    title: 'Asked',
    subtitle: 'Questions · Hidden',
  });
  const logos: { title: string; preview: PreviewConfig } = {
    title: 'Logos',
    preview: { select: { title: 'title' } },
  };
  const plain = withShowing(logos).preview;
  expect(plain?.prepare?.({ title: 'Ours', hidden: true }).subtitle).toBe('Logos · Hidden');
});
