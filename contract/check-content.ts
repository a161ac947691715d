import * as z from 'zod';
import { footer, footerProjection } from '#schemas/footer/contract.ts';
import { pathOf } from '#schemas/link/contract.ts';
import { menu, menuProjection } from '#schemas/menu/contract.ts';
import { position, positionProjection } from '#schemas/position/contract.ts';
import { post, postProjection } from '#schemas/post/contract.ts';
import { redirect, redirectProjection } from '#schemas/redirect/contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { checkSection } from '#sections/check-section.ts';
import { describeIssues } from '#sections/describe-issues.ts';
import { page, pageProjection } from '#sections/page-contract.ts';

/** Something of the content that visitors would not see: where it is, what it is and why. */
export interface Finding {
  /** The path of the page, or the id of a document that has none. */
  page: string;
  /** The `_key` of the section; empty when the document itself is at fault. */
  key: string;
  /** The kind of the section, or the type of the document. */
  kind: string;
  reason: string;
}

/** Asks a lake, or a dataset held in memory, a GROQ query. */
export type AskQuery = (query: string) => Promise<unknown>;

/** Lists every section and document that does not meet its contract, of all that `ask` can see; empty when all do. */
export async function checkContent(ask: AskQuery): Promise<Finding[]> {
  const answers = await Promise.all(
    documentTypes.map(async ([type, projection, contract]) => {
      const found = await ask(`*[_type == "${type}"]{_id, "path": path.current, "slug": slug.current,
        "content": @${projection}}`);
      return envelope.parse(found).flatMap((document) => {
        const place = pathOf({ ...document, _type: type }) ?? document._id;
        return checkDocument(place, type, contract, document.content);
      });
    }),
  );
  return answers.flat();
}

/** A finding as one line, for logs and assertion messages. */
export function describeFinding({ page, key, kind, reason }: Finding): string {
  const what = key ? `section "${key}" (${kind})` : kind || 'something in its sections';
  return `${page}: ${what}: ${reason}`;
}

const documentTypes: [type: string, projection: string, contract: z.ZodType][] = [
  ['page', pageProjection, page],
  ['post', postProjection, post],
  ['position', positionProjection, position],
  ['redirect', redirectProjection, redirect],
  ['site', siteProjection, site],
  ['menu', menuProjection, menu],
  ['footer', footerProjection, footer],
];

const envelope = z.array(
  z.object({
    _id: z.string(),
    path: z.string().nullable(),
    slug: z.string().nullable(),
    content: z.unknown(),
  }),
);

function checkDocument(place: string, type: string, contract: z.ZodType, content: unknown): Finding[] {
  const checked = contract.safeParse(content);
  if (!checked.success) {
    return [{ page: place, key: '', kind: type, reason: describeIssues(checked.error, content) }];
  }
  if (type === 'redirect' && redirect.parse(content).to === null) {
    return [{ page: place, key: '', kind: type, reason: 'It leads nowhere: its target has no address.' }];
  }
  if (type !== 'page') return [];
  return page.parse(content).sections.flatMap((raw) => {
    const section = checkSection(raw);
    return section.ok ? [] : [{ page: place, key: section.key, kind: section.kind, reason: section.reason }];
  });
}
