/**
 * Whether a page, as visitors get it, may run WebAssembly: it holds an animation, or can go on to other pages within
 * the same document.
 */
export const mayRunWebAssembly = (html: string): boolean => /<tessera-animation|__next_f/.test(html);
