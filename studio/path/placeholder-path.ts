const placeholder = 'new-page';

/** Where a page below another stands until it has a title. */
export const placeholderBelow = (path: string): string => `${path === '/' ? '' : path}/${placeholder}`;

/** Whether a page stands where it was begun, at an address that says nothing of it. */
export const isPlaceholder = (path: string): boolean => new RegExp(`/${placeholder}(-\\d+)?$`).test(path);
