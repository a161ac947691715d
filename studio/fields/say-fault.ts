/** A message of Sanity with a count of one in the singular, because Sanity writes "1 items". */
export const singular = (message: string): string =>
  message.replace(/(?<![\d.,])1 (item|character)s\b/g, '1 $1');

/**
 * Why a field keeps a document from being published, in a sentence that names the field; for the document as a whole,
 * the message alone.
 */
export function sayFault(name: string | undefined, message: string): string {
  const isEmpty = /^required$/i.test(message);
  if (!name) return isEmpty ? 'This field is empty, and has to be filled in.' : singular(message);
  if (isEmpty) return `“${name}” is empty, and has to be filled in.`;
  // Sanity's own messages, which end without a full stop.
  const rule = /^Must (.*[^.])\.?$/.exec(singular(message))?.[1];
  return rule ? `“${name}” must ${rule}.` : `“${name}”: ${singular(message)}`;
}
