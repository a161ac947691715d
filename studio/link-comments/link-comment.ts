import type { SectionComments } from '#canvas/messages.ts';

/** What somebody said who has a link to a draft. */
export interface LinkComment {
  _id: string;
  name: string;
  words: string;
  sentAt: string;
  /** The key of the section that is meant; none where it is the whole page. */
  section?: string | null;
  isResolved?: boolean | null;
}

/** Asks what was said of the document `$id` by links, the newest first. */
export const commentsQuery = `*[_type == "link-comment" && document._ref == $id] | order(sentAt desc)[0...500]{
  _id, name, words, sentAt, section, isResolved
}`;

/** A comment that nobody has resolved, by where it belongs. */
export interface PlacedComment {
  id: string;
  section: string;
}

/** Asks where there are comments that nobody has resolved, the newest first: of a page, however many documents it is made of, no list of ids is sent. */
export const openCommentsQuery = `*[_type == "link-comment" && defined(section) && isResolved != true] | order(sentAt desc)[0...1000]{
  "id": document._ref, section
}`;

/** How many comments each section has. */
export function countBySection(comments: readonly PlacedComment[]): SectionComments[] {
  const groups = Map.groupBy(comments, ({ id, section }) => `${id} ${section}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one) => ({ ...one, count: group.length })),
  );
}

/** Asks for the sections of the document `$id`, of its draft and its versions in releases; one that pages share has the name that the team gave it. */
export const sectionsQuery = `*[_id in [$id, "drafts." + $id] || _id in path("versions.*." + $id)]{
  "sections": sections[]{
    _key, _type, "title": coalesce(title, section->title, *[_id == "drafts." + ^.section._ref][0].title)
  }
}`;

/** A section as far as it can be named. */
export interface NamedSection {
  _key: string;
  _type: string;
  title?: unknown;
}

/** What a comment is about, in words; `titleOf` names a type. */
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
