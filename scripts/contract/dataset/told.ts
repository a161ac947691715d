import { checkContract } from '#contract/checking/check-contract.ts';
import type { Site, Told } from '#contract/project.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { isFields } from '#schemas/fields.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { namedIn } from '#studio/inspect/dead-links.ts';
import { nameOfPath } from '#studio/inspect/field-path.ts';
import { filesProjection, isFile, type NamedFile } from '#studio/inspect/file-faults.ts';
import { contentHints } from '#studio/preflight/content-hints.ts';
import { isChecked } from '#studio/preflight/is-checked.ts';

const query = `{
  "sections": *[_id == $id][0].sections${sectionsProjection},
  "files": *[_id in $files]${filesProjection},
  "site": *[_type == "site" && _id == "site"][0]${siteProjection}
}`;

/**
 * What “Before it goes out” says of a document in the Studio, except for its links, which are checked in every dataset.
 */
export const told: NonNullable<Site['told']> = async (document, ask) => {
  if (!isChecked(document._type)) return [];
  const params = { ...resolveParams(storedAddress(document) ?? '/'), id: document._id };
  const answer = ask(query, { ...params, files: namedIn(document).filter(isFile) });
  if (!isFields(answer)) return [];
  const { sections, files } = answer;
  const hints = contentHints(
    document,
    Array.isArray(sections) ? sections : [],
    // As the projection names them.
    files as NamedFile[],
    checkContract(site.nullable(), answer.site).data ?? null,
  );
  return hints.map(
    ({ weight, path, text }): Told => ({ isFault: weight === 'fault', path: nameOfPath(path), reason: text }),
  );
};
