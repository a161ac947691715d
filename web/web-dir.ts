/** The folder of the site, which holds Next's builds and the public files. */
export const webDir = import.meta.dirname;
