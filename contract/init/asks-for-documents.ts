import { mapTree } from '@tessera/lake/query/syntax/tree';
import { parseForProof } from '../proof/query-types/result-type.ts';

/** Whether a text is a whole query rather than a part of one; when it is no GROQ, the reason in words. */
export function asksForDocuments(text: string): boolean | string {
  try {
    let asks = false;
    mapTree(parseForProof(text, { parameters: {} }), (node) => {
      if (node.type === 'Everything') asks = true;
      return undefined;
    });
    return asks;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
