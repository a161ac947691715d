import { buildSmallApp } from '#e2e/browser/small-app.ts';
import { nextStart } from './next-start.ts';

const words =
  'What signs in without being a person has keys of its own, and nobody who remembers where each of them is. ';
const page = (title: string, link: string) => `import Link from 'next/link';
export default () => (
  <main>
    <h1 elementtiming="title">${title}</h1>
    ${link}
    {Array.from({ length: 60 }, (_, index) => <section key={index}><h2>Part {index}</h2><p>${words.repeat(2)}</p></section>)}
  </main>
);
`;
const files = {
  'next.config.mjs': 'export default {};\n',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  'app/page.jsx': page(
    'Here',
    '<Link href="/there">ahead</Link> <Link href="/cold" prefetch={false}>cold</Link>',
  ),
  'app/there/page.jsx': page('There', ''),
  'app/cold/page.jsx': page('There', ''),
};

/** Two pages of text alone, linked by Next's own client router; built once, served by `next start`. */
export async function startClientRouter(): Promise<{ url: string; stop: () => Promise<void> }> {
  return nextStart(await buildSmallApp('router', files));
}
