/** What renewal has heard and not yet taken. */
export interface News {
  /** The tags of what has changed. */
  tags: Set<string>;
  /** Whether anything may have changed. */
  everything: boolean;
  /** The paths of old pages that somebody has asked for. */
  viewed: Set<string>;
}

/** News with nothing in it. */
export const noNews = (): News => ({ tags: new Set(), everything: false, viewed: new Set() });

/** Two lots of news as one. */
export const bothNews = (one: News, other: News): News => ({
  tags: one.tags.union(other.tags),
  everything: one.everything || other.everything,
  viewed: one.viewed.union(other.viewed),
});
