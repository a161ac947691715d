/** The name of the cookie by which Next knows an editor in preview. */
export const previewCookieName = '__prerender_bypass';
