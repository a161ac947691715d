/** Whether a page, as visitors get it, may run WebAssembly: it holds an animation, or goes on to other pages without leaving itself. */
export const mayRunWebAssembly = (html: string): boolean => /<tessera-animation|__next_f/.test(html);
