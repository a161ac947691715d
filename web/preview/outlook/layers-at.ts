/** A release as far as it says when it is published: by itself, or as is intended. */
export interface PlannedRelease {
  name: string;
  at: string;
}

/** Asks for the releases that are to be published at a moment, those that only say so among them. Raw. */
export const plannedQuery = `*[_type == "system.release" && state in ["active", "scheduled", "scheduling"]]{
  name,
  "at": select(
    state == "active" && metadata.releaseType == "scheduled" => metadata.intendedPublishAt,
    state != "active" => coalesce(publishAt, metadata.intendedPublishAt)
  )
}[defined(name) && defined(at)]`;

/**
 * The perspective through which the site looks as it will at a moment: what is published, and over it the releases that
 * will be by then, the last to come uppermost.
 */
export function layersAt(releases: readonly PlannedRelease[], moment: string): string[] {
  const due = releases.filter(({ at }) => Date.parse(at) <= Date.parse(moment));
  const names = due.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).map(({ name }) => name);
  return names.length > 0 ? names : ['published'];
}
