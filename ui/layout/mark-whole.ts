/**
 * Stands in the page itself, before all that is drawn: marks a page of which nothing is left for later (ui/brand/signature.css), as its
 * address names a place on it, as the visitor comes back to it, or follows a link to a place of it. The browser looks for the place
 * where he was, or is to be, while the page loads, and in a page that is not yet as high as it is it takes what is nearest.
 */
export const markWhole = `{const mark=()=>{document.documentElement.dataset.whole=""};
if(location.hash||/^(back|reload)/.test(performance.getEntriesByType("navigation")[0]?.type))mark();
addEventListener("click",({target})=>{const link=target.closest?.("a");link?.hash&&link.pathname===location.pathname&&mark()},true)}`;
