import type { LiveDocument, Target } from '#canvas/messages.ts';
import { sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { sayOnPage } from '../note.ts';

/** A place in a document at which somebody writes. */
interface Written {
  target: Target;
  path: string;
}

/** Whether the section in which something is written is gone, because somebody else has removed it. */
export function isSectionGone(
  { target, path }: Written,
  documentOf: (id: string) => LiveDocument | undefined,
): boolean {
  const [, key] = path.match(/^sections\[_key=="([^"]+)"\]/) ?? [];
  const document = documentOf(target.id);
  return (
    key !== undefined && document !== undefined && !sectionsOf(document).some(({ _key }) => _key === key)
  );
}

/** Says on the page that the words can no longer be stored, and offers them for copying. */
export function sayGone(words: string): void {
  sayOnPage(
    'The section in which you were writing is no longer on the page: a colleague removed it, or adding it was undone. What you wrote there last was not saved.',
    words.trim(),
  );
}
