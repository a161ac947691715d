import { Refusal } from '#lake/kernel/refusal.ts';
import { maxCommentName, maxCommentWords } from '#limits/taken-comments.ts';

/** What somebody says of a draft. */
export interface SaidComment {
  /** The secret of the link. */
  link: string;
  /** The key of the section that it is about; left out where that is the whole page. */
  section?: string;
  name: string;
  words: string;
}

/** Reads what was sent, as plain text; throws a 400 that says what is missing or too long. */
export function readComment({ link, section, name, words }: Record<string, unknown>): SaidComment {
  if (typeof link !== 'string' || !/^[0-9a-f]{48}$/.test(link))
    throw new Refusal(400, 'A comment needs the "link" to the draft.');
  if (section !== undefined && (typeof section !== 'string' || !/^[\w-]{1,64}$/.test(section)))
    throw new Refusal(400, 'The "section" of a comment must be the key of a section.');
  return {
    link,
    ...(section !== undefined && { section }),
    name: textOf(name, 'name', maxCommentName).replaceAll('\n', ' '),
    words: textOf(words, 'comment', maxCommentWords),
  };
}

function textOf(value: unknown, what: string, most: number): string {
  // Nobody means to write characters that draw nothing, or turn the direction of others.
  const text = typeof value === 'string' ? value.replaceAll(/[^\P{C}\n]/gu, '').trim() : '';
  if (!text) throw new Refusal(400, `Write a ${what}.`);
  if (text.length > most) throw new Refusal(400, `The ${what} is longer than ${most} characters.`);
  return text;
}
