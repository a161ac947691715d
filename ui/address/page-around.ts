/** The page around an element. The document may hold others, hidden, which the visitor has left. */
export const pageAround = (element: Element): ParentNode & Node => element.closest('main') ?? document;
