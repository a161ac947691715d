/** What an address looks like: https://…, http://…, mailto:…, tel:…, a path of this site, or #place. */
export const addressForm = /^(https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?![/\\])|#)/i;
