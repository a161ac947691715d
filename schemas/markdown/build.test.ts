import { expect, test } from 'vitest';
import { paragraphs } from './build.ts';
import { writeMarkdown } from './write.ts';

test.each([
  ['empty lines part paragraphs', 'Who we are.\n\nWhat we do.', 'Who we are.\n\nWhat we do.\n'],
  ['lines are kept', 'Ada: Why?\nBo: Because.\n\nEnd.', 'Ada: Why?\\\nBo: Because.\n\nEnd.\n'],
  [
    'lines as Windows has them are kept',
    'Ada: Why?\r\nBo: Because.\r\n\r\nEnd.',
    'Ada: Why?\\\nBo: Because.\n\nEnd.\n',
  ],
  ['white space around lines goes', '\n Ada: Why? \n\t Bo: Because. \n', 'Ada: Why?\\\nBo: Because.\n'],
  ['what would begin a list is text', 'Ada:\n- one\n# two', 'Ada:\\\n\\- one\\\n\\# two\n'],
  ['a text of nothing has no paragraph', ' \n \n', ''],
])('in a text of several paragraphs %s', (_what, text, written) => {
  expect(writeMarkdown(paragraphs(text))).toBe(written);
});

test('a text that is not there has no paragraph', () => {
  expect(paragraphs(null)).toEqual([]);
});
