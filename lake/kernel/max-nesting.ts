/**
 * How deep objects and lists of a body may be nested, because what walks through a value later does so on a limited
 * stack.
 */
export const maxNesting = 1_000;
