/**
 * The id, in GROQ, of the published document of a draft, read in the perspective `raw`; null where there is none. It is
 * followed as a reference, because the lake finds that by its id, but would search everything for an id that it has to
 * compute.
 */
export const publishedOfDraft = '({"_ref": string::split(_id, "drafts.")[1]})->_id';
