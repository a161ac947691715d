// XML 1.0 has no way to write most control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text escaped for XML, in an element or an attribute, without characters that XML cannot hold. */
export function xml(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
