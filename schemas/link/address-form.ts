/**
 * The form of an address that the Studio accepts: https://…, http://…, mailto:…, tel:…, a path of this site, or
 * #place.
 */
export const addressForm = /^(?!.*\p{Cc})(https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?![/\\])|#)/isu;
