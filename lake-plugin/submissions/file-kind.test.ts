import { expect, test } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const zipped = (text: string) => Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${text}`, 'latin1');

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n...', 'latin1')],
  ['jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['odt', zipped('mimetypeapplication/vnd.oasis.opendocument.textPK')],
  ['docx', zipped('[Content_Types].xml...word/document.xml')],
])('a file is a %s by its bytes', (kind, bytes) => {
  expect(fileKindOf(bytes)).toBe(kind);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>%PDF-</html>')],
  ['a program', Buffer.from('MZ')],
  ['another archive', zipped('xl/workbook.xml')],
])('%s is none that a form takes', (_what, bytes) => {
  expect(fileKindOf(bytes)).toBeNull();
});
