const maxParts = 500; // a form has some dozen fields
const maxHeadBytes = 4_096; // of a part: the names of its field and its file
const maxPlainBytes = 1024 * 1024; // of a form without files

/**
 * Whether the body of a form, as its content type says it is written, can be taken apart in no time: files may be large, but a
 * hundred thousand fields, or a megabyte before one of them, hold up everybody else.
 */
export function hasFewParts(bytes: Uint8Array, contentType: string): boolean {
  if (!/^multipart\/form-data/i.test(contentType)) return bytes.length <= maxPlainBytes;
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1)) {
    if (++parts > maxParts) return false;
    const isEnd = body.toString('latin1', at + boundary.length + 2, at + boundary.length + 4) === '--';
    if (isEnd) return true;
    const head = body.subarray(at, at + maxHeadBytes);
    if (!head.includes('\r\n\r\n')) return false;
  }
  return true;
}
