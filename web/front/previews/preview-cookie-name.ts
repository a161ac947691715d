/** The name of the cookie by which Next recognises an editor in preview. */
export const previewCookieName = '__prerender_bypass';
