import type * as z from 'zod';
import type { FindingName } from '../findings.ts';
import type { Kind, SectionsField } from '../project.ts';
import { compare } from './comparing/compare.ts';
import { type Member, membersOf } from './comparing/member.ts';
import type { ExtractedSchema } from './query-types/extract.ts';
import { parseForProof, resultType } from './query-types/result-type.ts';
import type { Finding, Verdict } from './verdict.ts';

/** The query for the sections of every document that holds some, each by the projection of its kind. */
export function everySection({ type, field, projection }: SectionsField): string {
  return `*[_type == "${type}"]{"sections": ${field}${projection}}`;
}

/**
 * The forms of the sections in the result of a query for them (`everySection`), by their `_type`, without the fields in
 * `ofPlace`.
 */
export function sectionMembers(
  query: string,
  extracted: ExtractedSchema,
  ofPlace: SectionsField['ofPlace'] = [],
): Map<string, Member[]> {
  const [pages] = membersOf(resultType(query, extracted), extracted);
  const [page] = pages?.is === 'list' ? membersOf(pages.of, extracted) : [];
  const sections = page?.is === 'object' ? page.fields.sections : undefined;
  const lists = sections ? membersOf(sections.value, extracted) : [];
  const items = lists.flatMap((list) => (list.is === 'list' ? membersOf(list.of, extracted) : []));
  const byKind = new Map<string, Member[]>();
  for (const item of items) {
    const type = item.is === 'object' ? item.fields._type?.value : undefined;
    const kind = type?.type === 'string' ? (type.value ?? '') : '';
    byKind.set(kind, [...(byKind.get(kind) ?? []), without(item, ofPlace)]);
  }
  return byKind;
}

function without(item: Member, names: readonly string[]): Member {
  if (item.is !== 'object' || names.length === 0) return item;
  const fields = Object.entries(item.fields).filter(([name]) => !names.includes(name));
  return { ...item, fields: Object.fromEntries(fields) };
}

/**
 * Returns a function that gives the forms of a kind's sections, by its name and its projection. One query asks for all
 * kinds; when a kind makes that query fail, each is asked for by itself.
 */
export function formsOfKinds(
  sections: SectionsField | undefined,
  extracted: ExtractedSchema,
): (kind: string, projection: string) => Member[] {
  if (!sections) return () => [];
  let together: Map<string, Member[]> | undefined;
  try {
    together = sectionMembers(everySection(sections), extracted, sections.ofPlace);
  } catch {
    // Which of them it is shows when it is asked for by itself.
  }
  return (kind, projection) => {
    const alone = `[]{_key, _type, _type == "${kind}" => ${projection}}`;
    const members =
      together ??
      sectionMembers(everySection({ ...sections, projection: alone }), extracted, sections.ofPlace);
    return members.get(kind) ?? [];
  };
}

/** A verdict for each value that the view of a kind receives, for all that an editor can publish. */
export function judgeSection(
  kind: string,
  { projection, contract }: Kind & { contract: z.ZodType },
  members: Member[],
  extracted: ExtractedSchema,
): Verdict[] {
  if (!isContract(contract)) throw new Error('its contract is not a zod schema');
  const expression = {
    tree: parseForProof(`@${projection}`, extracted),
    scope: extracted.declared.get(kind) ?? null,
    extracted,
  };
  return compare(members, contract, { path: '', extracted, expression });
}

function isContract(contract: unknown): boolean {
  return typeof contract === 'object' && contract !== null && '_zod' in contract;
}

/** A finding for each kind that the Studio offers and nobody renders, or that is rendered and no page can hold. */
export function registrationFindings(
  extracted: ExtractedSchema,
  kinds: readonly string[],
  { type, field, shared, folder, offeredIn }: SectionsField,
): Finding[] {
  const page = extracted.declared.get(type);
  const sections = page?.type === 'object' ? page.attributes[field]?.value : undefined;
  const item = sections?.type === 'array' ? sections.of : undefined;
  const offered = (item?.type === 'union' ? item.of : item ? [item] : []).flatMap(nameOf);
  const finding = (name: FindingName, subject: string, reason: string, fix: string): Finding[] => [
    { subject, path: '', verdict: 'flaw', name, reason, fix },
  ];
  return [
    ...offered
      // A shared section is of one of the kinds: the query puts that in place of the item.
      .filter((kind) => kind !== shared?.item && !kinds.includes(kind))
      .flatMap((kind) =>
        finding(
          'not-rendered',
          kind,
          'is offered by the Studio, but nothing renders it',
          `give it a folder of its own: ${folder}/${kind}/, with an index.ts`,
        ),
      ),
    ...kinds
      .filter((kind) => !offered.includes(kind))
      .flatMap((kind) =>
        finding(
          'not-offered',
          kind,
          'is in the registry, but no page can hold it',
          `add it to "of" of the field "${field}" in ${offeredIn}`,
        ),
      ),
  ];

  function nameOf(member: Parameters<typeof membersOf>[0]): string[] {
    if (member.type === 'object') {
      const own = member.attributes._type?.value;
      if (own?.type === 'string' && own.value) return [own.value];
      return member.rest ? nameOf(member.rest) : [];
    }
    return member.type === 'inline' ? [member.name] : [];
  }
}
