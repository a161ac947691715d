import { iconNames } from './names.ts';

/** The list that an icon field of the Studio offers. */
export const iconOptions = { list: iconNames.map((name) => ({ title: name, value: name })) };
