// The Sanity CLI looks for this file beside package.json; the Studio itself stands in studio/.
export { default } from './studio/config.ts';
