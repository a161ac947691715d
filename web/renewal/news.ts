/** What renewal has heard and not yet taken. */
export interface News {
  /** Of what has changed. */
  tags: Set<string>;
  /** Whether anything may have changed. */
  everything: boolean;
  /** Pages that are old and that somebody has asked for. */
  viewed: Set<string>;
}

/** Nothing that has been heard yet. */
export const noNews = (): News => ({ tags: new Set(), everything: false, viewed: new Set() });

/** What was heard at two times. */
export const bothNews = (one: News, other: News): News => ({
  tags: one.tags.union(other.tags),
  everything: one.everything || other.everything,
  viewed: one.viewed.union(other.viewed),
});
