/** How deep objects and lists of a body may be nested: what walks through a value later has a stack that ends. */
export const maxNesting = 1_000;
