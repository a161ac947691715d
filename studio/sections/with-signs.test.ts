import { LinkIcon } from '@sanity/icons/Link';
import { expect, test } from 'vitest';
import { picture } from '#schemas/picture/schema.ts';
import { richText } from '#schemas/rich-text/schema.ts';
import { withSigns } from './with-signs.ts';

test('what a text can hold has a sign of its own, wherever it is defined', () => {
  const linkMark = expect.objectContaining({ name: 'link-mark', icon: LinkIcon });
  expect(withSigns(richText)).toHaveProperty('of[0].marks.annotations[0]', linkMark);
  expect(withSigns(picture)).toHaveProperty('icon');
});

test('fields of such a name are left alone, and so are rules and components', () => {
  const Component = () => null;
  const type = {
    name: 'a',
    type: 'object',
    fields: [{ name: 'b', type: 'picture' }],
    components: { input: Component },
  };
  expect(withSigns(type)).toEqual(type);
  expect(withSigns(type).components.input).toBe(Component);
});
