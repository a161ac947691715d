import { documentIn, type Found } from '#pages/found.ts';
import { structuredData as structuredDataOfTypes } from '#pages/structured-data.ts';
import type { ToldOfDocument } from '#pages/told-of-document.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';
import type { Shell } from '#schemas/shell-query.ts';
import type { PageSection } from '#sections/check-section.ts';
import { structuredData as structuredDataOfKinds } from '#sections/structured-data.ts';
import { searchPath } from '#ui/search/search-path.ts';
import { describePage } from '../page/describe-page.ts';
import { notFoundPath } from '../page/page-path.ts';
import { placeBelowOf } from '../page/place-below-of.ts';
import { siteUrl } from '../page/site-url.ts';
import { organizationOf } from './organization.ts';
import { urlOf } from './url-of.ts';

type Tellers = Partial<Record<string, (document: unknown, on: ToldOfDocument) => Thing[]>>;

/**
 * What search engines are told about a path in the vocabulary of schema.org: on the home page the organization and the
 * website, on others the breadcrumbs, and then what the document and its sections tell.
 */
export function structuredData(path: string, found: Found, { site }: Pick<Shell, 'site'>): Thing[] {
  const standing = documentIn(found);
  if (!standing || path === notFoundPath) return [];
  const { type, document } = standing;
  const { title } = document;
  const organization = organizationOf(site, title);
  // Each type takes a document of its own, which the compiler cannot follow through the table.
  const tell = (structuredDataOfTypes as Tellers)[type];
  return [
    ...(path === '/'
      ? [organization, website(found, organization, { site })]
      : [breadcrumbs([...found.ancestors, { title: placeBelowOf(document)?.title || title, path }])]),
    ...(tell?.(document, { path, urlOf, publisher: organization, offices: site?.offices ?? [] }) ?? []),
    ...ofSections(path, document.sections),
  ];
}

/** Structured data as the text of a script element, which no text in it can end. */
export function toScript(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function website(found: Found, publisher: Thing, shell: Pick<Shell, 'site'>): Thing {
  const { description } = describePage('/', found, shell);
  return {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    name: publisher.name,
    url: siteUrl('/'),
    ...(description && { description }),
    publisher: { '@id': publisher['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl(searchPath)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(crumbs: { title: string; path: string }[]): Thing {
  const all = [{ title: 'Home', path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl(path),
    })),
  };
}

/** What each kind tells of its sections on a page. */
function ofSections(path: string, sections: readonly PageSection[]): Thing[] {
  return Object.entries(structuredDataOfKinds).flatMap(([kind, tell]) => {
    const own = sections.flatMap((section) => (section.ok && section.kind === kind ? section.props : []));
    // The properties belong to this kind, which the compiler cannot follow through a list.
    return (tell as (sections: readonly unknown[], page: ToldOn) => Thing[])(own, { path, urlOf });
  });
}
