import type { InitialValueResolverContext, SanityDocument, Template } from 'sanity';
import { pageTemplate } from '#pages/page-template.ts';
import { typesAnywhere } from '#schemas/addresses.ts';
import { withNewKeys } from '#schemas/new-keys.ts';
import { randomWord } from '#schemas/random-word.ts';
import { showingNames } from '#schemas/showing/contract.ts';
import { apiVersion } from '../settings.ts';

const maxOffered = 100;

/** Asks for the templates that editors have saved, ordered by name. */
export const teamTemplatesQuery = `*[_type == "${pageTemplate.name}"] | order(lower(title) asc)[0...${maxOffered}]{
  _id, title, description, pageType, "kinds": sections[]._type
}`;

/** A template that editors have saved, as the menu of what can be made shows it. */
export interface TeamTemplate {
  _id: string;
  title?: string | null;
  description?: string | null;
  /** The type of the pages that begin with it. */
  pageType?: string | null;
  kinds?: string[] | null;
}

/** What an editor says about a template. */
export interface TemplateWords {
  title: string;
  description: string;
}

/** A page as it is stored, draft or published. */
type StoredPage = Pick<SanityDocument, '_type'> & Record<string, unknown>;

/**
 * The template of a page, as it is stored: its sections and its layout, without what concerns this page alone, as from
 * when until when a section is shown.
 */
export function templateOf({ _type, layout, sections }: StoredPage, { title, description }: TemplateWords) {
  return {
    // The dot keeps it from everybody without a token.
    _id: `${pageTemplate.name}.${randomWord(16)}`,
    _type: pageTemplate.name,
    title: title.trim(),
    ...(description.trim() && { description: description.trim() }),
    pageType: _type,
    ...(typeof layout === 'string' && { layout }),
    sections: withNewKeys((Array.isArray(sections) ? sections : []).map(alwaysShown)),
  };
}

const alwaysShown = (section: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(section).filter(([name]) => !showingNames.some((one) => one === name)));

/** Templates that begin a page, without title and address, with the content of a saved template. */
export const fromTeamTemplates: Template[] = typesAnywhere.map((schemaType) => ({
  // The Studio never offers a template that has parameters. This one is for the menu of what can be made.
  id: fromTeamTemplate(schemaType),
  title: 'From a template of the team',
  schemaType,
  parameters: [{ name: 'of', title: 'Of', type: 'string' }],
  value: async ({ of = '' }: { of?: string } = {}, { getClient }: InitialValueResolverContext) => {
    const client = getClient({ apiVersion }).withConfig({ perspective: 'published' });
    const saved = await client.fetch<Record<string, unknown> | null>('*[_id == $of][0]{layout, sections}', {
      of,
    });
    const { layout, sections } = saved ?? {};
    return { ...(layout ? { layout } : {}), sections: withNewKeys(sections ?? []) };
  },
}));

/** The id of the Studio's template that begins a document of a type with the content of a saved template. */
export function fromTeamTemplate(type: string): string {
  return `${type}-from-team`;
}
