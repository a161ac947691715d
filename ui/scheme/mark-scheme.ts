/**
 * The key in local storage for the scheme that a visitor has chosen, `light` or `dark`; absent while the system
 * decides.
 */
export const schemeKey = 'scheme';

/**
 * An inline script at the beginning of the page: it marks the page with the scheme that the visitor has chosen, so
 * that it never appears in the other one first. Without local storage the system decides.
 */
export const markScheme = `try{const s=localStorage.${schemeKey};if(s=="light"||s=="dark")document.documentElement.dataset.scheme=s}catch{}`;
