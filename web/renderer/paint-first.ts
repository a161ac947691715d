const script = /<script src="(\/_next\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const maxWaitMs = 2_000; // for a tab in the background, which paints nothing

/**
 * Makes a page load its scripts only after its first paint: its words and pictures need none of them, and would share
 * the line and the processor with them.
 */
export function paintFirst(html: string): string {
  const addresses = [...html.matchAll(script)].map(([, address = '']) => address);
  const page = addresses.reduce(
    (rest, address) =>
      rest.replace(`<link rel="preload" as="script" fetchPriority="low" href="${address}"/>`, ''),
    html.replace(script, ''),
  );
  const end = page.lastIndexOf('</body>');
  if (end < 0 || addresses.length === 0) return html;
  return `${page.slice(0, end)}<script>${starter(addresses)}</script>${page.slice(end)}`;
}

function starter(addresses: string[]): string {
  const run = `for(const src of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))`;
  return `{let waits=true;const run=()=>{if(waits)${run};waits=false};new PerformanceObserver(run).observe({type:"paint",buffered:true});setTimeout(run,${maxWaitMs})}`;
}
