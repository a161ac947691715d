/**
 * An inline script at the beginning of the page. It marks a page of which nothing may be left for later
 * (ui/brand/signature.css): one whose address names a place on it, one to which the visitor comes back, and one where
 * they follow a link to a place on it. The browser looks for that place while the page loads, and in a page without
 * its final height it would stop at the wrong one.
 */
export const markWhole = `{const mark=()=>{document.documentElement.dataset.whole=""};
if(location.hash||/^(back|reload)/.test(performance.getEntriesByType("navigation")[0]?.type))mark();
addEventListener("click",({target})=>{const link=target.closest?.("a");link?.hash&&link.pathname===location.pathname&&mark()},true)}`;
