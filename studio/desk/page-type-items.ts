import { ComposeIcon } from '@sanity/icons/Compose';
import { DocumentIcon } from '@sanity/icons/Document';
import type { StructureBuilder } from 'sanity/structure';
import type { Desk } from '#pages/desk.ts';
import { desks } from '#pages/desks.ts';
import { type PageTypeName, pageTypes } from '#pages/registry.ts';
import { addressedTypes, standsAnywhere } from '#schemas/addresses.ts';
import { apiVersion } from '../settings.ts';
import { pageTemplates } from './page-templates.ts';
import { PageTreePane } from './page-tree-pane.tsx';

const last: Desk = { icon: DocumentIcon, place: Number.POSITIVE_INFINITY };
/** The desk entry of a page type; the last place where its folder names none. */
export const deskOf = (type: PageTypeName): Desk => desks[type] ?? last;

/** One item of the desk for every page type, in the order that their folders give. */
export const pageTypeItems = (S: StructureBuilder) =>
  addressedTypes
    .toSorted((a, b) => deskOf(a).place - deskOf(b).place)
    .map((type) => {
      const { titleOfAll: title } = pageTypes[type];
      const item = S.listItem().id(type).title(title).icon(deskOf(type).icon);
      return item.child(standsAnywhere(type) ? tree(S, type) : lists(S, type));
    });

/** Documents that may stand at any path, as the tree of their paths. */
function tree(S: StructureBuilder, type: PageTypeName) {
  const { titleOfAll: title } = pageTypes[type];
  const beginnings = pageTemplates.filter(({ schemaType, parameters }) => schemaType === type && !parameters);
  return (
    S.component(PageTreePane)
      .id(type)
      .title(title)
      .menuItems(
        beginnings.map(({ id, title }, index) =>
          S.menuItem()
            .title(`New page: ${title}`)
            .icon(ComposeIcon)
            .showAsAction(index === 0)
            .intent({ type: 'create', params: { type, template: id } }),
        ),
      )
      // Links from the preview, a search or a new page then open a page beside the tree, which they would otherwise
      // replace.
      .canHandleIntent((intent, params) => (intent === 'edit' || intent === 'create') && params.type === type)
      .child((id) => S.document().schemaType(type).documentId(id))
  );
}

/** Documents whose paths begin with a folder: all in one list, or beside it the further lists of the type's desk. */
function lists(S: StructureBuilder, type: PageTypeName) {
  const { titleOfAll: title } = pageTypes[type];
  const { lists = [], by } = deskOf(type);
  if (lists.length === 0 && !by) return all(S, type).title(title);
  return S.list()
    .id(type)
    .title(title)
    .items([
      S.listItem().id('all').title('All').child(all(S, type).title(title)),
      ...lists.map(({ id, title, filter }) =>
        S.listItem()
          .id(id)
          .title(title)
          .child(some(S, type).id(id).title(title).filter(`_type == "${type}" && ${filter}`)),
      ),
      ...(by ? [S.divider(), byReference(S, type, by)] : []),
    ]);
}

/**
 * The documents grouped by what they refer to: first a list of the targets, then the documents that refer to the chosen
 * one.
 */
function byReference(S: StructureBuilder, type: PageTypeName, by: NonNullable<Desk['by']>) {
  return S.listItem()
    .id(`by-${by.field}`)
    .title(by.title)
    .child(
      S.documentTypeList(by.type)
        .title(by.title)
        .child((target) =>
          some(S, type)
            .id(`${by.field}-${target}`)
            .title(pageTypes[type].titleOfAll)
            .filter(`_type == "${type}" && ${by.field}._ref == $target`)
            .params({ target }),
        ),
    );
}

function all(S: StructureBuilder, type: PageTypeName) {
  const { order } = deskOf(type);
  const list = S.documentTypeList(type);
  return order ? list.defaultOrdering(order) : list;
}

function some(S: StructureBuilder, type: PageTypeName) {
  const { order } = deskOf(type);
  const list = S.documentList().schemaType(type).apiVersion(apiVersion);
  return order ? list.defaultOrdering(order) : list;
}
