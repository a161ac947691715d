import { useMemo } from 'react';
import { useDocumentPane } from 'sanity/structure';
import { titleOfField } from '../fields/title-of-field.ts';
import type { Hint } from '../inspect/field-path.ts';
import type { Checked } from './check-document.ts';
import type { Found } from './look-at.ts';
import { withRefused } from './refused-fields.ts';
import { useCheck } from './use-check.ts';

/** What was found in the document of the form before it goes out. */
interface ToMend {
  document: Checked;
  /** Undefined until it is known; an error when the lake gave no answer. */
  found: Found | Error | undefined;
  /**
   * All that is to be mended, including the errors with which the form lets nothing out; undefined until there is a
   * result.
   */
  hints: Hint[] | undefined;
  /** Checks the document again. */
  again: () => void;
}

/** What is to be mended in the document of the form; checked again shortly after the last key press. */
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
