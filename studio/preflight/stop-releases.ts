import type { Rule, SchemaTypeDefinition, ValidationContext } from 'sanity';
import { releaseOf } from '../path/layered-id.ts';
import { apiVersion } from '../settings.ts';
import { type Checked, checkDocument, isChecked } from './check-document.ts';

/**
 * The types with a rule by which faults of a version keep its release from being run or scheduled: the Studio asks nobody else
 * before it does that.
 */
export function stopReleases<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (!isChecked(type.name)) return type;
    // The rules of a type are of its own sort; to be kept is all that is asked of them.
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
  const { hints } = await checkDocument(client, checked);
  const faults = hints.filter(({ weight }) => weight === 'fault');
  return faults.length === 0 || faults.map(({ text, path }) => ({ message: text, path }));
}
