import { showBeside, showInFacts } from './beside-section.ts';
import { type ContractNews, kindsMark, newsPath } from './contract-news.ts';
import { ContractOverlay } from './contract-overlay.ts';

// The script of a page in development. A page in a frame, such as a case of the gallery, leaves it to the page around
// it.
if (window.top === window) start();

function start(): void {
  const overlay = new ContractOverlay(sessionStorage);
  document.documentElement.append(overlay.element);
  let news: ContractNews | undefined;
  const show = () => {
    if (!news) return;
    showBeside(document, news);
    showInFacts(document, news);
    overlay.show(news, kindsOnPage());
  };
  new EventSource(newsPath).addEventListener('message', ({ data }) => {
    news = JSON.parse(data);
    show();
  });
  // Another page of the site takes the place of this one without being loaded.
  new MutationObserver(show).observe(document.head, { childList: true });
}

function kindsOnPage(): Set<string> {
  const marks = document.querySelectorAll<HTMLMetaElement>(`meta[name="${kindsMark}"]`);
  return new Set([...marks].flatMap(({ content }) => content.split(',')));
}
