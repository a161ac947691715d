import type { Path } from 'sanity';
import { useSchema, useWorkspace, validateDocument } from 'sanity';
import type { Checked } from '../preflight/check-document.ts';
import type { Place } from '../undo/step.ts';
import { titleAt } from '../undo/title-at.ts';
import type { Validate } from './publish-many.ts';

/** What the form of a document would refuse, each with the name of its field. */
export function useValidate(): Validate {
  const workspace = useWorkspace();
  const schema = useSchema();
  return async (document: Checked) => {
    // A document of the lake has its revision and its times, which nothing here asks for.
    const stored = document as Parameters<typeof validateDocument>[0]['document'];
    const markers = await validateDocument({ document: stored, workspace, environment: 'studio' });
    const type = schema.get(document._type);
    return markers
      .filter(({ level }) => level === 'error')
      .map(({ path, message }) => {
        const name = type && path.length > 0 ? titleAt(type, document, placeOf(path)) : undefined;
        return name ? `${name}: ${message}` : message;
      });
  };
}

/** Names of fields and keys of items: what else a path may hold names no field. */
const placeOf = (path: Path): Place =>
  path.filter((step) => typeof step === 'string' || (typeof step === 'object' && '_key' in step));
