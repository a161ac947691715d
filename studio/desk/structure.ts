import { BillIcon } from '@sanity/icons/Bill';
import { CaseIcon } from '@sanity/icons/Case';
import { CogIcon } from '@sanity/icons/Cog';
import { ComposeIcon } from '@sanity/icons/Compose';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { LaunchIcon } from '@sanity/icons/Launch';
import { MenuIcon } from '@sanity/icons/Menu';
import { PlayIcon } from '@sanity/icons/Play';
import { PlugIcon } from '@sanity/icons/Plug';
import { SyncIcon } from '@sanity/icons/Sync';
import { TagIcon } from '@sanity/icons/Tag';
import { UsersIcon } from '@sanity/icons/Users';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { pageTemplates } from './page-templates.ts';
import { PageTreePane } from './page-tree-pane.tsx';
import { singletons } from './singletons.ts';

/** The desk: pages first, then what they show, then what stands around them, then what visitors sent. */
export const structure: StructureResolver = (S, { schema }) => {
  const has = (type: string) => schema.has(type);
  const list = (type: string, title: string, icon: ComponentType) =>
    has(type)
      ? [S.listItem().id(type).title(title).icon(icon).child(S.documentTypeList(type).title(title))]
      : [];
  return S.list()
    .id('content')
    .title('Content')
    .items([
      pages(S),
      posts(S),
      ...list('shared-section', 'Shared sections', SyncIcon),
      S.divider(),
      ...list('episode', 'Episodes', PlayIcon),
      ...list('position', 'Open positions', CaseIcon),
      ...list('integration', 'Integrations', PlugIcon),
      ...list('risk', 'Risks', WarningOutlineIcon),
      ...list('author', 'People', UsersIcon),
      ...list('category', 'Categories', TagIcon),
      S.divider(),
      ...singleton(S, 'menu', MenuIcon),
      ...singleton(S, 'footer', BillIcon),
      ...singleton(S, 'site', CogIcon),
      ...list('redirect', 'Redirects', LaunchIcon),
      S.divider(),
      ...list('form', 'Forms', ComposeIcon),
      ...submissions(S),
    ]);
};

function pages(S: StructureBuilder) {
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(
      S.component(PageTreePane)
        .id('pages')
        .title('Pages')
        .menuItems(
          pageTemplates
            .filter(({ parameters }) => !parameters)
            .map(({ id, title }, index) =>
              S.menuItem()
                .title(`New page: ${title}`)
                .icon(ComposeIcon)
                .showAsAction(index === 0)
                .intent({ type: 'create', params: { type: 'page', template: id } }),
            ),
        )
        .child((id) => S.document().schemaType('page').documentId(id)),
    );
}

function posts(S: StructureBuilder) {
  const byState = (id: string, title: string, filter: string) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .schemaType('post')
          .apiVersion('2025-02-19')
          .filter(`_type == "post" && ${filter}`)
          .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }]),
      );
  return S.listItem()
    .id('posts')
    .title('Blog')
    .icon(ComposeIcon)
    .child(
      S.list()
        .id('posts')
        .title('Blog')
        .items([
          S.listItem().id('all').title('All posts').child(S.documentTypeList('post').title('All posts')),
          byState('drafts', 'With unpublished changes', '_originalId in path("drafts.**")'),
          byState('planned', 'Dated in the future', 'dateTime(publishedAt) > dateTime(now())'),
          S.divider(),
          S.listItem()
            .id('by-category')
            .title('By category')
            .icon(TagIcon)
            .child(
              S.documentTypeList('category')
                .title('By category')
                .child((category) =>
                  S.documentList()
                    .id(`category-${category}`)
                    .title('Posts of the category')
                    .schemaType('post')
                    .apiVersion('2025-02-19')
                    .filter('_type == "post" && category._ref == $category')
                    .params({ category })
                    .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }]),
                ),
            ),
        ]),
    );
}

function singleton(S: StructureBuilder, type: string, icon: ComponentType) {
  const title = singletons[type] ?? type;
  return [
    S.listItem()
      .id(type)
      .title(title)
      .icon(icon)
      .child(S.document().schemaType(type).documentId(type).title(title)),
  ];
}

/** What visitors have sent, the newest first; nobody writes here. */
function submissions(S: StructureBuilder) {
  return [
    S.listItem()
      .id('submission')
      .title('Form submissions')
      .icon(EnvelopeIcon)
      .child(
        S.documentTypeList('submission')
          .title('Form submissions')
          .defaultOrdering([{ field: 'submittedAt', direction: 'desc' }])
          .initialValueTemplates([])
          .canHandleIntent((intent, { type }) => intent === 'edit' && type === 'submission'),
      ),
  ];
}
