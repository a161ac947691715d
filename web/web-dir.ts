/** The folder of the site, in which Next builds and public files stand. */
export const webDir = import.meta.dirname;
