const placeholder = 'new-page';

/** The path of a page below another, until it has a title. */
export const placeholderBelow = (path: string): string => `${path === '/' ? '' : path}/${placeholder}`;

/** Whether a page still has the path with which it was begun, and which says nothing about it. */
export const isPlaceholder = (path: string): boolean => new RegExp(`/${placeholder}(-\\d+)?$`).test(path);
