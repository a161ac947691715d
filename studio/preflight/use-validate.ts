import { useSchema, useWorkspace, validateDocument } from 'sanity';
import { sayFault } from '../fields/say-fault.ts';
import { titleOfField } from '../fields/title-of-field.ts';
import type { Checked } from './check-document.ts';
import type { Validate } from './publish-many.ts';

/**
 * Returns a function that answers with the errors that the form of a document would show, each with the title of its
 * field.
 */
export function useValidate(): Validate {
  const workspace = useWorkspace();
  const schema = useSchema();
  return async (document: Checked) => {
    // The type asks for revision and times, which a stored document has and nothing here reads.
    const stored = document as Parameters<typeof validateDocument>[0]['document'];
    const markers = await validateDocument({ document: stored, workspace, environment: 'studio' });
    const type = schema.get(document._type);
    return markers
      .filter(({ level }) => level === 'error')
      .map(({ path, message }) => sayFault(type && titleOfField(type, document, path), message));
  };
}
