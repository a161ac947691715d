/**
 * The anchor of a list of posts, to which the links to its pages and categories lead: the section's own, or a
 * default.
 */
export const placeName = (anchor: string | null): string => anchor ?? 'all-posts';
