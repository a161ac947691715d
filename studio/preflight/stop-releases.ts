import type { Rule, SchemaTypeDefinition, ValidationContext } from 'sanity';
import { releaseOf } from '../path/layered-id.ts';
import { approvalMissing, needsApproval } from '../review/needs-approval.ts';
import { apiVersion } from '../settings.ts';
import { type Checked, checkDocument } from './check-document.ts';
import { isChecked } from './is-checked.ts';

/**
 * The types with a validation rule that keeps a release from being run or scheduled while one of its versions has
 * faults or lacks an approval. A rule is needed because the Studio asks nothing else before it runs or schedules a
 * release.
 */
export function stopReleases<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.type !== 'document' || !isChecked(type.name)) return type;
    // Each type has a rule class of its own; here the rules are only kept.
    const before = 'validation' in type ? (type.validation as (rule: Rule) => unknown) : undefined;
    const validation = (rule: Rule) => [[before?.(rule) ?? []].flat(), rule.custom(findFaults)].flat();
    return { ...type, validation };
  });
}

async function findFaults(document: unknown, { getClient }: Pick<ValidationContext, 'getClient'>) {
  // The Studio checks documents, which have an id and a type.
  const checked = document as Checked | undefined;
  if (!checked?._id || releaseOf(checked._id) === undefined) return true;
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  const [{ hints }, lacksApproval] = await Promise.all([
    checkDocument(client, checked),
    needsApproval(client, checked),
  ]);
  const found = hints
    .filter(({ weight }) => weight === 'fault')
    .map(({ text, path }) => ({ message: text, path }));
  if (lacksApproval) found.push({ message: approvalMissing, path: [] });
  return found.length === 0 || found;
}
