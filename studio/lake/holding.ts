/**
 * The GROQ condition of documents that keep what they refer to from being deleted. Submissions, links to drafts and
 * comments made by these refer weakly, and outlive what they refer to.
 */
export const isHolding = '!(_type in ["submission", "preview-link", "link-comment"])';
