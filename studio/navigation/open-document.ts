import { fieldIn } from '#schemas/fields.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';

/** The name that Sanity gives the tool that edits documents. */
export const structureTool = 'structure';

/** The name that Sanity gives the tool that shows the preview. */
export const previewTool = 'presentation';

/** The last pane of the desk: a document, which may have been begun from a template, or a list. */
interface OnDesk {
  id: string;
  template: string | undefined;
}

/** The last pane of the desk, from the state of the Studio's router. Undefined while another tool is open. */
export function lastOnDesk(state: unknown): OnDesk | undefined {
  if (fieldIn(state, 'tool') !== structureTool) return;
  const panes = fieldIn(fieldIn(state, structureTool), 'panes');
  const group: unknown = Array.isArray(panes) ? panes.at(-1) : undefined;
  const pane: unknown = Array.isArray(group) ? group[0] : undefined;
  const [id, template] = [fieldIn(pane, 'id'), fieldIn(fieldIn(pane, 'params'), 'template')];
  if (typeof id !== 'string') return;
  // The Studio prefixes the id of a document that no list leads to.
  return { id: id.replace(/^__edit__/, ''), template: typeof template === 'string' ? template : undefined };
}

/** A document to preview, and the first one that shows it. */
export interface Previewed extends Stored {
  _id: string;
  _type: string;
  shownBy?: Stored | null;
}

/**
 * Asks for the document `$id`: its version in the release that is looked at (`$version`, else ""), else its draft, else
 * what is published.
 */
export const previewedQuery = `*[_id in [$version, "drafts." + $id, $id]] | order(_id == $version desc, _id in path("drafts.**") desc)[0]{
  "_id": $id, _type, path, slug,
  "shownBy": *[references($id) && defined(coalesce(path, slug).current)] | order(_createdAt asc, _id asc)[0]{_type, path, slug}
}`;

/**
 * The place of the preview for a document, relative to the tool's address: the document's own path, else a page that
 * shows it, else, as for menu and footer, the home page. `kept` are parameters to keep, such as the release that is
 * looked at.
 */
export function previewPlace(document: Previewed, kept: Readonly<Record<string, string>> = {}): string {
  const preview = storedAddress(document) ?? storedAddress(document.shownBy) ?? '/';
  return `/${document._type}/${encodeURIComponent(document._id)}?${new URLSearchParams({ preview, ...kept })}`;
}

/**
 * The document that is open in the preview, from the state of the Studio's router. Undefined while another tool is
 * open.
 */
export function openInPreview(state: unknown): { id: string; type: string } | undefined {
  if (fieldIn(state, 'tool') !== previewTool) return;
  const its = fieldIn(state, previewTool);
  const [id, type] = [fieldIn(its, 'id'), fieldIn(its, 'type')];
  return typeof id === 'string' && typeof type === 'string' ? { id, type } : undefined;
}
