import { join } from 'node:path';
import type { Document } from '#content/document-file.ts';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { assetMark } from '#lake/import/asset-files.ts';
import { pageTypes } from '#pages/registry.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { isFields } from '#schemas/fields.ts';
import { checkOneMainHeading, checkOneWithAddresses } from '#sections/check-sections.ts';
import type { Kind } from '#sections/define-kind.ts';
import { kinds } from '#sections/registry.ts';

/** The folder of what a site of another brand begins with, and of the files that its documents name. */
export const bareFolder = join(contentFolder, 'bare');

type Section = { _key: string; _type: string; [field: string]: unknown };

const placeholder = {
  [assetMark]: 'image@pictures/placeholder.svg',
  alt: 'A placeholder for a picture of yours',
};

/**
 * What a site of another brand begins with: the documents of `content/bare/`, the samples of page types that have no
 * document there, and a page with the sample of every kind of section. A kind that can be on a page only once, such as
 * one with a main heading, has a page of its own below that page when its place is taken.
 */
export function bareContent(): Document[] {
  const documents = readDocuments(bareFolder);
  const types = new Set(documents.map(({ _type }) => _type));
  const samples = Object.values(pageTypes).map(
    ({ sample }): Document => ({ ...neutralObject(sample), _id: sample._id, _type: sample._type }),
  );
  return [...documents, ...samples.filter(({ _type }) => !types.has(_type)), ...examplePages()];
}

function examplePages(): Document[] {
  const headFirst: Kind[] = Object.values(kinds).toSorted(
    (one: Kind, other: Kind) => Number(other.hasMainHeading ?? false) - Number(one.hasMainHeading ?? false),
  );
  const together: Section[] = [];
  const pages: Document[] = [];
  for (const { schema, sample } of headFirst) {
    const section = { ...neutralObject(sample), _key: schema.name, _type: schema.name };
    if (isOnePage([...together, section])) together.push(section);
    else pages.push(page(schema.name, schema.title, `/examples/${schema.name}`, [section]));
  }
  return [page('examples', 'Examples', '/examples', together), ...pages];
}

const isOnePage = (sections: Section[]): boolean =>
  checkOneMainHeading(sections) === true && checkOneWithAddresses(sections) === true;

function page(name: string, title: string, path: string, sections: Section[]): Document {
  const description = `An example of ${sections.length === 1 ? 'a section' : 'each kind of section'}, to look at and to copy from.`;
  const seo = { _type: 'seo', title, description, keywords: [], noindex: true };
  return {
    _id: `page-${name}`,
    _type: typeOfPages(),
    title,
    path: { _type: 'slug', current: path },
    sections,
    seo,
  };
}

function neutral(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(neutral);
  return typeof value === 'object' && value !== null ? neutralObject(value) : value;
}

/**
 * A sample whose links lead to the home page and whose pictures are placeholders, because its own belong to the first
 * content.
 */
function neutralObject(value: object): Record<string, unknown> {
  const fields = Object.entries(value).filter(
    ([name, field]) => name !== 'asset' && name !== 'href' && !hasNoStandIn(field),
  );
  const others = Object.fromEntries(fields.map(([name, field]) => [name, neutral(field)]));
  // Only pictures have the field `asset`, and only links the field `href`.
  if ('asset' in value) return { ...others, ...placeholder };
  if (!('href' in value)) return others;
  const isOwn = typeof value.href === 'string' && value.href.startsWith('/');
  return {
    ...others,
    ...(isOwn ? { page: { _type: 'reference', _ref: 'page-home' } } : { href: value.href }),
  };
}

/**
 * Whether a field is a logo, a portrait or a film. No placeholder can stand in for these: the words beside the first
 * two say whose they are.
 */
const hasNoStandIn = (field: unknown): boolean =>
  isFields(field) && (field._type === 'image' || field._type === 'file');
