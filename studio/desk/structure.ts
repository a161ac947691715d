import { BillIcon } from '@sanity/icons/Bill';
import { CogIcon } from '@sanity/icons/Cog';
import { ComposeIcon } from '@sanity/icons/Compose';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { LaunchIcon } from '@sanity/icons/Launch';
import { MenuIcon } from '@sanity/icons/Menu';
import { PlugIcon } from '@sanity/icons/Plug';
import { SyncIcon } from '@sanity/icons/Sync';
import { TagIcon } from '@sanity/icons/Tag';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { pageTypeItems } from './page-type-items.ts';
import { singletons } from './singletons.ts';

/** The desk: what has an address first, then what it shows, then what stands around it, then what visitors sent. */
export const structure: StructureResolver = (S, { schema }) => {
  const list = (type: string, title: string, icon: ComponentType) =>
    schema.has(type)
      ? [S.listItem().id(type).title(title).icon(icon).child(S.documentTypeList(type).title(title))]
      : [];
  return S.list()
    .id('content')
    .title('Content')
    .items([
      ...pageTypeItems(S),
      S.divider(),
      ...list('shared-section', 'Shared sections', SyncIcon),
      ...list('integration', 'Integrations', PlugIcon),
      ...list('category', 'Categories', TagIcon),
      ...list('estate', 'Estates', EarthGlobeIcon),
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
