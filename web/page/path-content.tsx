import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { documentIn, type Found } from '#pages/found.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { layouts } from '#pages/layouts.ts';
import { isTitleMainHeading } from '#pages/main-heading.ts';
import { outlineOfDocument } from '#pages/outline-of-document.ts';
import { placesBesideText } from '#pages/places-on.ts';
import type { PageTypeName } from '#pages/registry.ts';
import { typeOf } from '#pages/type-of.ts';
import { standsAnywhere } from '#schemas/addresses.ts';
import { readIndexAddress, writeIndexAddress } from '#schemas/index-address.ts';
import { linkRules } from '#schemas/link/link-rules.ts';
import { leadsToItself } from '#schemas/redirect/leads-to-itself.ts';
import { isShownAt } from '#schemas/showing/is-shown-at.ts';
import { nameOnce } from '#sections/anchors-of.ts';
import type { PageSection } from '#sections/check-section.ts';
import { mainHeadingOf } from '#sections/main-heading.ts';
import { NotFound } from '../layouts/not-found.tsx';
import { kindsMark } from '../overlay/contract-news.ts';
import { SectionView } from '../sections/section-view.tsx';
import { notFoundPath } from './page-path.ts';
import { placeBelowOf } from './place-below-of.ts';
import { siteUrl } from './site-url.ts';
import { withoutLeftOut } from './without-left-out.ts';

// In development the overlay asks which of the contract's findings concern this page.
const isDev = process.env.NODE_ENV === 'development';
const kindsOf = (sections: readonly PageSection[]): string =>
  [...new Set(sections.map(({ kind }) => kind))].join(',');

/**
 * Sections with each name on the page given once, and none that every page of this type has already. The Studio refuses
 * a name that a document gives twice, but a shared section may stand twice.
 */
function withNamesOnce(type: PageTypeName, sections: readonly PageSection[]): PageSection[] {
  const taken = [...linkRules.commonAnchors, ...(typeOf({ type }).ownPlaces ?? [])];
  const named = nameOnce(
    sections.map((section) => (section.ok ? section.props : {})),
    taken,
  );
  // Each section keeps its kind and gets its own properties back, which the compiler cannot follow.
  return sections.map((section, index) =>
    section.ok ? ({ ...section, props: named[index] } as PageSection) : section,
  );
}

/**
 * Draws what stands at a path: a document in the layout of its type, with its sections. Else redirects to another
 * address, or answers that nothing is there.
 */
export function PathContent({ path, found, isPreview }: { path: string; found: Found; isPreview: boolean }) {
  const standing = documentIn(found);
  if (standing) {
    const { type } = standing;
    const whole = isPreview ? standing.document : withoutLeftOut(path, standing.document);
    const sections = withNamesOnce(type, whole.sections);
    const document = { ...whole, sections };
    const written = writeIndexAddress(readIndexAddress(path));
    if (standsAnywhere(type) && written !== path) return permanentRedirect(written);
    // Each layout takes a document of its own type, which the compiler cannot follow through the table.
    const Layout = layouts[type] as ComponentType<LayoutProps<unknown>>;
    const place = placeBelowOf(document);
    const now = isPreview && new Date();
    const seen = document.sections.filter((section) => !now || isShownAt(section, now));
    const main = mainHeadingOf(seen, isTitleMainHeading(type, document, path));
    const outline = outlineOfDocument(type, document.sections);
    return (
      <Layout
        document={document}
        path={path}
        url={siteUrl(path)}
        place={place?.title}
        ancestors={found.ancestors}
        isTitled={!main}
        contents={outline.parts}
        taken={placesBesideText(type, sections)}
      >
        {isDev && <meta name={kindsMark} content={kindsOf(document.sections)} />}
        {document.sections.map((section, index) => {
          const key = section.key || index;
          const view = (
            <SectionView
              key={key}
              section={section}
              isMainHeading={section === main}
              headingIds={outline.idsOf(section)}
              headingSuffix={place?.suffix}
              page={{ ...document, path }}
              isPreview={isPreview}
            />
          );
          if (!isPreview) return view;
          return (
            <div key={key} data-section={section.key || undefined} style={{ display: 'contents' }}>
              {view}
            </div>
          );
        })}
      </Layout>
    );
  }
  const to = found.redirect?.to;
  if (to && !leadsToItself(path, to))
    return found.redirect?.isPermanent ? permanentRedirect(to) : redirect(to);
  if (path === notFoundPath || isPreview) return <NotFound />;
  return notFound();
}
