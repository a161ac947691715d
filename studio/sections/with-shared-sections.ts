import type { Rule, SchemaTypeDefinition, ValidationContext } from 'sanity';
import { isStoredTitleMainHeading } from '#pages/main-heading.ts';
import { isAddressed } from '#schemas/addresses.ts';
import { checkOneMainHeading, checkRepeats } from '#sections/check-sections.ts';
import { apiVersion } from '../settings.ts';

type Field = { name: string; validation?: (rule: Rule) => unknown };

/** A section as a page stores it; a shared one refers to its document. */
interface StoredSection {
  _type?: string;
  section?: { _ref?: string };
}

/**
 * The types with a warning on a document whose shared sections bring a second main heading, or make a row of one kind
 * too long: only the lake knows what they hold.
 */
export function withSharedSections<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (!isAddressed(type.name) || !('fields' in type)) return type;
    // The type of a field depends on whether a document or an object has it; all of them have a name and rules.
    const fields = (type.fields as Field[]).map((field) =>
      field.name === 'sections' ? { ...field, validation: withRule(field) } : field,
    );
    return { ...type, fields };
  });
}

const withRule = (field: Field) => (rule: Rule) => [
  ...[field.validation?.(rule) ?? []].flat(),
  rule.custom(checkShared).warning(),
];

async function checkShared(
  sections: StoredSection[] | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const isTitled = isStoredTitleMainHeading(document);
  const check = (all: StoredSection[]) => [checkOneMainHeading(all, { isTitled }), checkRepeats(all)];
  const ids = (sections ?? []).flatMap(({ section }) => section?._ref ?? []);
  if (!sections || ids.length === 0) return true;
  const client = getClient({ apiVersion }).withConfig({ perspective: 'drafts' });
  const kinds = await client.fetch<{ id: string; kind?: string }[]>(
    '*[_type == "shared-section" && _id in $ids]{"id": _id, "kind": sections[0]._type}',
    { ids },
  );
  const kindOf = (id?: string) => kinds.find((shared) => shared.id === id)?.kind;
  const whole = check(sections.map(({ _type, section }) => ({ _type: kindOf(section?._ref) ?? _type })));
  // The page's own rules already report what comes from its own sections.
  return whole.find((said, rule) => said !== true && check(sections)[rule] === true) ?? true;
}
