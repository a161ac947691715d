/**
 * The GROQ condition of documents that keep from going what they refer to: what visitors have sent, links that show a draft, and what was
 * said by these refer to it weakly, and outlive it.
 */
export const isHolding = '!(_type in ["submission", "preview-link", "link-comment"])';
