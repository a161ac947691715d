import { useMemo } from 'react';
import { useDocumentPane } from 'sanity/structure';
import { titleOfField } from '../fields/title-of-field.ts';
import type { Hint } from '../inspect/field-path.ts';
import type { Checked } from './check-document.ts';
import type { Found } from './look-at.ts';
import { withRefused } from './refused-fields.ts';
import { useCheck } from './use-check.ts';

/** What is to be known of the document in the form before it goes out. */
interface ToMend {
  document: Checked;
  /** Undefined until it is known; an error when the lake gave no answer. */
  found: Found | Error | undefined;
  /** What is to be mended, with the fields because of which the form lets nothing out; undefined until it is known. */
  hints: Hint[] | undefined;
  /** Looks at it again. */
  again: () => void;
}

/** What is to be mended in the document in the form, known anew a little after the last key. */
export function useToMend(documentId: string, documentType: string): ToMend {
  const { value, validation, schemaType } = useDocumentPane();
  const document = useMemo(
    () => ({ ...value, _id: value._id ?? `drafts.${documentId}`, _type: documentType }),
    [value, documentId, documentType],
  );
  const { found, again } = useCheck(document);
  const hints =
    found === undefined || found instanceof Error
      ? undefined
      : withRefused(found.hints, validation, (path) => titleOfField(schemaType, document, path));
  return { document, found, hints, again };
}
