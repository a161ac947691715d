import type { SectionComments } from '#canvas/messages.ts';

/** A comment by somebody who has a link to a draft. */
export interface LinkComment {
  _id: string;
  name: string;
  words: string;
  sentAt: string;
  /** The key of the section that it is about; absent for the whole page. */
  section?: string | null;
  isResolved?: boolean | null;
}

/** Asks for the comments on the document `$id`, the newest first. */
export const commentsQuery = `*[_type == "link-comment" && document._ref == $id] | order(sentAt desc)[0...500]{
  _id, name, words, sentAt, section, isResolved
}`;

/** An unresolved comment: its page, by the id of the published one, and the key of its section. */
export interface PlacedComment {
  id: string;
  section: string;
}

/**
 * Asks for the places of all unresolved comments, the newest first. It takes no list of ids, because a page can consist
 * of any number of documents.
 */
export const commentPlacesQuery = `*[_type == "link-comment" && defined(section) && isResolved != true] | order(sentAt desc)[0...1000]{
  "id": document._ref, section
}`;

/** How many comments each section has. */
export function countBySection(comments: readonly PlacedComment[]): SectionComments[] {
  const groups = Map.groupBy(comments, ({ id, section }) => `${id} ${section}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one) => ({ ...one, count: group.length })),
  );
}

/**
 * Asks for the sections of the document `$id`, of its draft and of its versions in releases. A shared section has the
 * title of its own document.
 */
export const sectionsQuery = `*[_id in [$id, "drafts." + $id] || _id in path("versions.*." + $id)]{
  "sections": sections[]{
    _key, _type, "title": coalesce(title, section->title, *[_id == "drafts." + ^.section._ref][0].title)
  }
}`;

/** The fields of a section from which it is named. */
export interface NamedSection {
  _key: string;
  _type: string;
  title?: unknown;
}

/** The words for what a comment is about. `titleOf` gives the title of a type. */
export function aboutOf(
  { section }: Pick<LinkComment, 'section'>,
  sections: readonly NamedSection[],
  titleOf: (type: string) => string,
): string {
  if (!section) return 'The whole page';
  const found = sections.find(({ _key }) => _key === section);
  if (!found) return 'A section that is not there any more';
  return typeof found.title === 'string' && found.title ? found.title : titleOf(found._type);
}
