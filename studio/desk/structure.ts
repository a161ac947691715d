import { BillIcon } from '@sanity/icons/Bill';
import { CogIcon } from '@sanity/icons/Cog';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { MenuIcon } from '@sanity/icons/Menu';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolver, UserComponent } from 'sanity/structure';
import { SubmissionsPane } from '../submissions/submissions-pane.tsx';
import { otherTypes } from './other-types.ts';
import { pageTypeItems } from './page-type-items.ts';
import { singletons } from './singletons.ts';

/** A pane at the top of the desk. */
export interface FirstPane {
  id: string;
  title: string;
  icon: ComponentType;
  pane: UserComponent;
}

/**
 * The desk: the first panes, then what has an address, what pages show, what stands around every page, and what
 * visitors sent.
 */
export const structureBelow =
  (first: readonly FirstPane[]): StructureResolver =>
  (S, { schema }) => {
    const list = (type: string) => {
      const { titleOfAll: title, icon } = otherTypes[type] ?? {};
      if (!schema.has(type) || !title) return [];
      return [S.listItem().id(type).title(title).icon(icon).child(S.documentTypeList(type).title(title))];
    };
    return S.list()
      .id('content')
      .title('Content')
      .items([
        ...first.map(({ id, title, icon, pane }) =>
          S.listItem().id(id).title(title).icon(icon).child(S.component(pane).id(id).title(title)),
        ),
        S.divider(),
        ...pageTypeItems(S),
        S.divider(),
        ...list('shared-section'),
        ...list('page-template'),
        ...list('integration'),
        ...list('category'),
        ...list('estate'),
        S.divider(),
        ...singleton(S, 'menu', MenuIcon),
        ...singleton(S, 'footer', BillIcon),
        ...singleton(S, 'site', CogIcon),
        ...list('redirect'),
        S.divider(),
        ...list('form'),
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

/** What visitors have sent, to be read only. */
function submissions(S: StructureBuilder) {
  return [
    S.listItem()
      .id('submission')
      .title('Form submissions')
      .icon(EnvelopeIcon)
      .child(
        S.component(SubmissionsPane)
          .id('submission')
          .title('Form submissions')
          .canHandleIntent((intent, { type }) => intent === 'edit' && type === 'submission')
          .child((id) => S.document().schemaType('submission').documentId(id)),
      ),
  ];
}
