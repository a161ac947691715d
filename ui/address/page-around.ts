/** The page that an element stands in: others, which a visitor has left, may wait hidden in the same document. */
export const pageAround = (element: Element): ParentNode & Node => element.closest('main') ?? document;
