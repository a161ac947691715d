const starts: [kind: string, bytes: Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['jpg', Buffer.from('\xff\xd8\xff', 'latin1')],
];
const archive = Buffer.from('PK\x03\x04', 'latin1');
const openText = 'mimetypeapplication/vnd.oasis.opendocument.text';

/** What a file is, by its bytes and not by its name; null for whatever a form does not take. */
export function fileKindOf(bytes: Buffer): string | null {
  const [kind] = starts.find(([, start]) => bytes.subarray(0, start.length).equals(start)) ?? [];
  if (kind) return kind;
  if (!bytes.subarray(0, archive.length).equals(archive)) return null;
  // OpenDocument has its type first, uncompressed; Word is known by the name of its chief part.
  if (bytes.subarray(30, 30 + openText.length).toString('latin1') === openText) return 'odt';
  return bytes.includes('word/document.xml') ? 'docx' : null;
}
