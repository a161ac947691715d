/** The place of a list of posts, to which its pages and categories lead: that of the section, or one of its own. */
export const placeName = (anchor: string | null): string => anchor ?? 'all-posts';
