/** A section as it is stored. */
interface StoredSection {
  _type?: string;
  anchor?: string;
}

const withMainHeading = ['hero', 'risk-detail'];

/** What the Studio says of a page with several heroes or risks in full: each holds a main heading, and a page has one. */
export function checkOneMainHeading(sections: StoredSection[] | undefined): true | string {
  const headings = (sections ?? []).filter(({ _type = '' }) => withMainHeading.includes(_type)).length;
  return (
    headings < 2 || `A page has one main heading, in its hero or its risk in full; this one has ${headings}.`
  );
}

/** What the Studio says of a page with several lists of all posts: they would share the addresses of their pages. */
export function checkOneIndex(sections: StoredSection[] | undefined): true | string {
  const lists = (sections ?? []).filter(({ _type }) => _type === 'blog-index').length;
  return (
    lists < 2 || `A page has one list of all posts, because its pages have addresses; this one has ${lists}.`
  );
}

/** What the Studio says when two sections of a page have the same anchor: links would reach the first only. */
export function checkAnchors(sections: StoredSection[] | undefined): true | string {
  const anchors = (sections ?? []).flatMap(({ anchor }) => anchor ?? []);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  return !twice || `Two sections have the anchor "${twice}". Rename one of them.`;
}
