import type { PictureProps } from '#schemas/picture/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import type { PageSection } from '#sections/check-section.ts';
import type { Found } from '#sections/found.ts';
import { indexOf } from '../page/index-of.ts';
import { describePage } from './describe-page.ts';
import { jobPosting } from './job-posting.ts';
import { plainText } from './plain-text.ts';
import { siteUrl } from './site-url.ts';
import type { Thing } from './thing.ts';

/**
 * What search engines are told about a path in the words of schema.org: who stands behind the site, the site itself, the
 * way to the page, the article or the open position on it, its questions with their answers, and its films.
 */
export function structuredData(path: string, found: Found, { site }: Pick<Shell, 'site'>): Thing[] {
  const { page, post, position, ancestors } = found;
  const title = page?.title ?? post?.title ?? position?.title;
  if (!title) return [];
  const organization: Thing = {
    '@type': 'Organization',
    '@id': siteUrl('/#organization'),
    name: site?.brandName ?? title,
    url: siteUrl('/'),
    ...(site?.logo && { logo: absolute(site.logo.src) }),
    sameAs: site?.socialLinks.map(({ href }) => href).filter(Boolean),
  };
  return [
    ...(path === '/'
      ? [organization, website(found, organization, { site })]
      : [breadcrumbs([...ancestors, { title: indexOf(found)?.title || title, path }])]),
    ...(post ? [article(post, organization)] : []),
    ...(position ? [jobPosting(position, organization)] : []),
    ...(page ? [...questions(page.sections), ...videos(path, page.sections)] : []),
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

function article(post: NonNullable<Found['post']>, publisher: Thing): Thing {
  const { title, slug, excerpt, image, author, category, publishedAt, revisedAt, _updatedAt } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: siteUrl(`/blog/${slug}`),
    mainEntityOfPage: siteUrl(`/blog/${slug}`),
    ...(image && { image: absolute(image.src) }),
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: revisedAt ?? _updatedAt,
    ...(category && { articleSection: category.title }),
    ...(author && { author: { '@type': 'Person', name: `${author.firstName} ${author.lastName}` } }),
    publisher,
  };
}

function questions(sections: readonly PageSection[]): Thing[] {
  const items = sections.flatMap((section) =>
    section.ok && section.kind === 'faq' ? section.props.items : [],
  );
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** Search engines take a film only with a picture and a date. */
function videos(path: string, sections: readonly PageSection[]): Thing[] {
  const episodes = sections.flatMap((section) =>
    section.ok && section.kind === 'episodes-list' ? section.props.episodes : [],
  );
  const eachOnce = new Map(episodes.map((episode) => [episode.slug, episode]));
  return [...eachOnce.values()].flatMap((episode): Thing[] => {
    const { title, slug, description, videoPoster, videoDuration, video, speaker, publishedAt } = episode;
    if (!video || !videoPoster || !publishedAt) return [];
    const [minutes, seconds] = videoDuration?.split(':') ?? [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: description ?? title,
        url: siteUrl(`${path}?episode=${slug}`),
        contentUrl: absolute(video),
        thumbnailUrl: absolute(videoPoster.src),
        uploadDate: publishedAt,
        ...(minutes && seconds && { duration: `PT${Number(minutes)}M${Number(seconds)}S` }),
        ...(speaker && { author: { '@type': 'Person', name: `${speaker.firstName} ${speaker.lastName}` } }),
      },
    ];
  });
}

function absolute(src: PictureProps['src']): string {
  return src.startsWith('/') ? siteUrl(src) : src;
}
