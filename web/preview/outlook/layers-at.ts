/** A release and the time, in ISO 8601, at which it is published: scheduled, or only intended. */
export interface PlannedRelease {
  name: string;
  at: string;
}

/**
 * Asks for the releases that have a time to be published, also those with only an intended one. Needs the perspective
 * `raw`.
 */
export const plannedQuery = `*[_type == "system.release" && state in ["active", "scheduled", "scheduling"]]{
  name,
  "at": select(
    state == "active" && metadata.releaseType == "scheduled" => metadata.intendedPublishAt,
    state != "active" => coalesce(publishAt, metadata.intendedPublishAt)
  )
}[defined(name) && defined(at)]`;

/**
 * The perspective that shows the site as it will be at a moment: the published documents, and over them the releases
 * that are due by then, the last one uppermost.
 */
export function layersAt(releases: readonly PlannedRelease[], moment: string): string[] {
  const due = releases.filter(({ at }) => Date.parse(at) <= Date.parse(moment));
  const names = due.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).map(({ name }) => name);
  return names.length > 0 ? names : ['published'];
}
