import type * as z from 'zod';
import { typeOfPages } from '#schemas/addresses.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { compare } from './compare.ts';
import type { ExtractedSchema } from './extract.ts';
import { type Member, membersOf } from './member.ts';
import { parseForProof, resultType } from './result-type.ts';
import type { Finding, Verdict } from './verdict.ts';

/** What a kind of section brings to the proof. */
export interface ProvedKind {
  projection: string;
  contract?: z.ZodType;
  /** Paths that nobody can prove, each with the reason why that is well. */
  unproven?: Readonly<Record<string, string>>;
}

/** The query of the page's sections, each through the projection of its kind. */
export function sectionsQuery(sectionsProjection: string): string {
  return `*[_type == "${typeOfPages()}"]{"sections": sections${sectionsProjection}}`;
}

/** The query of the sections of every page. */
export const everySection = sectionsQuery(sectionsProjection);

/** The forms of each kind's sections in the result of the page's own query, by their `_type`. */
export function sectionMembers(query: string, extracted: ExtractedSchema): Map<string, Member[]> {
  const [pages] = membersOf(resultType(parseForProof(query), extracted), extracted);
  const [page] = pages?.is === 'list' ? membersOf(pages.of, extracted) : [];
  const sections = page?.is === 'object' ? page.fields.sections : undefined;
  const lists = sections ? membersOf(sections.value, extracted) : [];
  const items = lists.flatMap((list) => (list.is === 'list' ? membersOf(list.of, extracted) : []));
  const byKind = new Map<string, Member[]>();
  for (const item of items) {
    const type = item.is === 'object' ? item.fields._type?.value : undefined;
    const kind = type?.type === 'string' ? (type.value ?? '') : '';
    byKind.set(kind, [...(byKind.get(kind) ?? []), item]);
  }
  return byKind;
}

/** A verdict for each value that the view of a kind receives, for all that an editor can publish. */
export function judgeSection(
  kind: string,
  { projection, contract }: ProvedKind & { contract: z.ZodType },
  members: Member[],
  extracted: ExtractedSchema,
): Verdict[] {
  const expression = {
    tree: parseForProof(`@${projection}`),
    scope: extracted.declared.get(kind) ?? null,
    extracted,
  };
  return compare(members, contract, { path: '', extracted, expression });
}

/** A kind that the Studio offers and nobody renders, or that is rendered and no page can hold. */
export function registrationFindings(extracted: ExtractedSchema, kinds: readonly string[]): Finding[] {
  const page = extracted.declared.get(typeOfPages());
  const sections = page?.type === 'object' ? page.attributes.sections?.value : undefined;
  const item = sections?.type === 'array' ? sections.of : undefined;
  const offered = (item?.type === 'union' ? item.of : item ? [item] : []).flatMap(nameOf);
  const finding = (subject: string, reason: string, fix: string): Finding[] => [
    { subject, path: '', verdict: 'refuted', reason, fix },
  ];
  return [
    ...offered
      // A shared section is of one of the kinds: the query puts it in its place.
      .filter((kind) => kind !== 'shared' && !kinds.includes(kind))
      .flatMap((kind) =>
        finding(
          kind,
          'is offered by the Studio, and nobody renders it',
          `give it a folder of its own: sections/${kind}/, with an index.ts`,
        ),
      ),
    ...kinds
      .filter((kind) => !offered.includes(kind))
      .flatMap((kind) =>
        finding(
          kind,
          'is in the registry, and no page can hold it',
          'add it to "of" of the field "sections" in sections/sections-field.ts',
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
