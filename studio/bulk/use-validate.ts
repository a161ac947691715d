import type { Path } from 'sanity';
import { useSchema, useWorkspace, validateDocument } from 'sanity';
import type { Checked } from '../preflight/check-document.ts';
import { approvalMissing, needsApproval } from '../review/needs-approval.ts';
import { useReviewer } from '../review/use-review.ts';
import type { Place } from '../undo/step.ts';
import { titleAt } from '../undo/title-at.ts';
import { useRawClient } from '../use-raw-client.ts';
import type { Validate } from './publish-many.ts';

/** What the form of a document would refuse, each with the name of its field, and that an approval is missing where one is required. */
export function useValidate(): Validate {
  const workspace = useWorkspace();
  const schema = useSchema();
  const client = useRawClient();
  const { isAdmin } = useReviewer();
  return async (document: Checked) => {
    // A document of the lake has its revision and its times, which nothing here asks for.
    const stored = document as Parameters<typeof validateDocument>[0]['document'];
    const markers = await validateDocument({ document: stored, workspace, environment: 'studio' });
    const type = schema.get(document._type);
    const refused = markers
      .filter(({ level }) => level === 'error')
      .map(({ path, message }) => {
        const name = type && path.length > 0 ? titleAt(type, document, placeOf(path)) : undefined;
        return name ? `${name}: ${message}` : message;
      });
    return !isAdmin && (await needsApproval(client, document)) ? [...refused, approvalMissing] : refused;
  };
}

/** Names of fields and keys of items: what else a path may hold names no field. */
const placeOf = (path: Path): Place =>
  path.filter((step) => typeof step === 'string' || (typeof step === 'object' && '_key' in step));
