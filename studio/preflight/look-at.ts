import type { SanityClient } from '@sanity/client';
import { needsApproval } from '../review/needs-approval.ts';
import { type Checked, checkDocument, type Preflight } from './check-document.ts';

/** What was found in a document, and whether an approval is missing that is required. */
export interface Found extends Preflight {
  lacksApproval: boolean;
}

/**
 * Checks a document as visitors would have it, and whether it has the required approval. Rejects when the lake does not
 * answer.
 */
export async function lookAt(client: SanityClient, document: Checked): Promise<Found> {
  const [found, lacksApproval] = await Promise.all([
    checkDocument(client, document),
    needsApproval(client, document),
  ]);
  return { ...found, lacksApproval };
}
