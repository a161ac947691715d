/** Where the browser keeps the scheme that a visitor has chosen, `light` or `dark`; nothing while it is the system's. */
export const schemeKey = 'scheme';

/**
 * Stands in the page itself, before all that is drawn: marks the page with the scheme that the visitor has chosen, so that it is never
 * first seen in the other one. A browser that keeps nothing for sites has the scheme of the system.
 */
export const markScheme = `try{const s=localStorage.${schemeKey};if(s=="light"||s=="dark")document.documentElement.dataset.scheme=s}catch{}`;
