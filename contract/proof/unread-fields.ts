import { mapTree, type TreeNode } from '@tessera/lake/query/syntax/tree';
import type { TypeNode } from 'groq-js';
import type { ExtractedSchema } from './query-types/extract.ts';
import type { Finding } from './verdict.ts';

/** The names of all fields that a parsed query reads, wherever it reads them. */
export function namesReadBy(tree: TreeNode): Set<string> {
  const names = new Set<string>();
  mapTree(tree, (node) => {
    if (node.type === 'AccessAttribute') names.add(node.name);
    return undefined;
  });
  return names;
}

/**
 * A finding for each field of a type that editors fill in and no query reads. Fields are compared by name alone, so
 * that none is reported wrongly; types that stand in their own right, such as `link`, are given to this function one by
 * one.
 */
export function unreadFields(
  type: string,
  extracted: ExtractedSchema,
  names: ReadonlySet<string>,
): Finding[] {
  const declared = extracted.declared.get(type);
  return declared ? unreadIn(declared, '').map((path) => findingOf(type, path)) : [];

  function unreadIn(node: TypeNode, place: string): string[] {
    if (node.type === 'array') return unreadIn(node.of, `${place}[]`);
    if (node.type === 'union') return node.of.flatMap((member) => unreadIn(member, place));
    if (node.type !== 'object' || node.dereferencesTo || isBlock(node)) return [];
    return Object.entries(node.attributes).flatMap(([key, { value }]) => {
      const path = place ? `${place}.${key}` : key;
      // What Sanity adds to pictures and files is not for editors; the extracted schema gives such fields no type.
      if (key.startsWith('_') || value.type === 'unknown' || isOfSanity(value)) return [];
      // For a picture within a list it does type one such field: where the picture lies in Sanity's media library.
      if (key === 'media' && 'asset' in node.attributes) return [];
      return names.has(key) ? unreadIn(value, path) : [path];
    });
  }
}

/** Whether a type is how Sanity crops a picture, which an editor can set only where the schema asks for it. */
function isOfSanity(type: TypeNode): boolean {
  return type.type === 'inline' && ['sanity.imageCrop', 'sanity.imageHotspot'].includes(type.name);
}

/** Formatted text is read as a whole, by its projection or by `pt::text`. */
function isBlock({ attributes }: TypeNode & { type: 'object' }): boolean {
  return attributes._type?.value.type === 'string' && attributes._type.value.value === 'block';
}

function findingOf(subject: string, path: string): Finding {
  return {
    subject,
    path,
    verdict: 'flaw',
    name: 'nobody-reads',
    reason: 'can be filled in, but no query reads it',
    field: `${subject}.${path}`,
    fix: 'add it to the projection and the contract, or take the field out of the schema',
  };
}
