import type { Mutants } from '../mutant.ts';

const pageMetadata = 'web/metadata/page-metadata.ts';
const hidden = 'web/metadata/hidden.ts';
const layout = 'web/app/layout.tsx';

const describedAs = 'schemas/seo/described-as.ts';
const describePage = 'web/page/describe-page.ts';
const readAddress = 'schemas/link/read-address.ts';
const cards = 'sections/principles/html.ts';
const pageLayout = 'pages/page/layout.tsx';
const defaultLayouts = 'pages/page/default-layouts.ts';
const usualLayout = 'studio/layout/usual-layout.tsx';

/** What a page says of itself to machines, how it is framed and linked, and what is served beside pages. */
export const metadata: Mutants = {
  'canonical address; social card of 1200 by 630 pixels, drawn where none is set': [
    { file: pageMetadata, from: 'canonical: «path»', to: "'/'" },
    { file: pageMetadata, from: "card: «'summary_large_image'»", to: "'summary'" },
    { file: 'schemas/seo/social-size.ts', from: 'width: «1200»', to: '600' },
    {
      file: pageMetadata,
      from: "«card ? { url: cardAddress(card), alt: title, type: 'image/jpeg', ...socialSize } : undefined»",
      to: 'undefined',
    },
  ],
  'light and dark icons, touch icon, manifest, theme colour, application title': [
    { file: 'ui/scheme/theme-colors.ts', from: "light: «'white'»", to: "'black'" },
    { file: layout, from: "apple: «{ url: '/apple-touch-icon.png', sizes: '180x180' }»", to: 'undefined' },
    { file: layout, from: "url: «'/favicon-dark.ico'»", to: "'/favicon.ico'" },
    { file: layout, from: "url: «'/favicon-96.png'»", to: "'/favicon.svg'" },
    { file: pageMetadata, from: 'applicationName: «brand»', to: 'undefined' },
    { file: 'web/app/manifest.ts', from: '    name: «site?.brandName»', to: 'undefined' },
  ],
  'noindex pages have a robots tag noindex,nofollow': [
    { file: hidden, from: '(«documentIn(found)?.document.seo?.noindex» ??', to: 'undefined' },
    { file: hidden, from: '=> «site?.seo?.noindex» ??', to: 'undefined' },
    { file: pageMetadata, from: 'isUnlisted ? { index: false, «follow: false» }', to: 'follow: true' },
    { file: pageMetadata, from: 'robots: «isUnlisted» ?', to: 'true' },
  ],
  'SEO per page; description, keywords and picture fall back to the global record': [
    {
      file: pageMetadata,
      from: '«own?.keywords.length ? own.keywords : fallback?.keywords»',
      to: 'own?.keywords',
    },
    {
      file: pageMetadata,
      from: '«own?.keywords.length ? own.keywords : fallback?.keywords»',
      to: 'fallback?.keywords',
    },
    { file: pageMetadata, from: '«own?.ogImage ?? fallback?.ogImage»', to: 'own?.ogImage' },
    { file: pageMetadata, from: '«own?.ogImage ?? fallback?.ogImage»', to: 'fallback?.ogImage' },
    { file: describePage, from: '(«document?.seo?.description» ?? (typeof', to: 'null' },
    { file: describePage, from: '||\n    «site?.seo?.description»', to: 'undefined' },
    { file: describedAs, from: 'return «own» ??', to: 'null' },
  ],
  'the global title is that of the home page; every other page has a title, which comes before the global one':
    [
      { file: describedAs, from: "path === '/' ? «ofSite(site)» :", to: "(title ?? '')" },
      { file: describedAs, from: "(«title» ?? 'Page not found')", to: 'site?.seo?.title' },
      { file: describedAs, from: "(title ?? «'Page not found'»)", to: "''" },
    ],
  'descriptions cut at 200 and 140 characters': [
    { file: 'schemas/seo/described-as.ts', from: ' description: «200»', to: '300' },
    { file: 'schemas/seo/described-as.ts', from: ' description: «200»', to: '100' },
    { file: 'schemas/seo/described-as.ts', from: 'socialDescription: «140»', to: '200' },
    { file: 'schemas/seo/described-as.ts', from: 'socialDescription: «140»', to: '100' },
    { file: 'schemas/seo/cut-text.ts', from: "+$/, '')}«…»`", to: '' },
  ],
  'links: own addresses inside, others in a new tab with nofollow and noreferrer': [
    {
      file: 'ui/link/resolve-href.ts',
      from: 'if («siteUrl && url.origin === readUrl(siteUrl)?.origin») {',
      to: 'false',
    },
    { file: 'ui/link/resolve-href.ts', from: 'isInternal: false, «newTab: true»', to: 'newTab: false' },
    { file: 'ui/link/resolve-href.ts', from: "rel: «'nofollow noreferrer'»", to: "'noreferrer'" },
    { file: 'telemetry/log/warn-once.ts', from: 'if («!said.has(message)») console', to: 'true' },
  ],
  'the same of links in the HTML of cards': [
    { file: cards, from: 'resolveHref(«readAddress(stored)»,', to: 'stored' },
    { file: cards, from: 'readAddress(stored), «siteUrl()»)', to: 'undefined' },
    { file: cards, from: '...(«newTab» &&', to: 'false' },
    { file: cards, from: '...(«rel» &&', to: 'false' },
  ],
  'a link without an address is a plain anchor': [
    { file: 'ui/link/link.tsx', from: '<a href={«href»}', to: "href ?? '#'" },
    { file: 'ui/link/resolve-href.ts', from: 'if («!href») return', to: 'href === undefined' },
  ],
  'relative addresses, also those that only an import can bring, are those of the site': [
    { file: readAddress, from: 'address : «pathOnSite(url)»;', to: 'address' },
    { file: readAddress, from: '+ «search» +', to: "''" },
    { file: readAddress, from: '+ «hash»;', to: "''" },
  ],
  'addresses that cannot be read are warned of on the console, once each, and lead nowhere': [
    { file: 'telemetry/log/warn-once.ts', from: 'if («!said.has(message)») console', to: 'false' },
    { file: readAddress, from: 'if (!url || «!followed.has(url.protocol)»)', to: 'false' },
    { file: readAddress, from: 'return «null»;\n}\n', to: 'address' },
  ],
  'each page its own layout if it names one, else the usual one of its route': [
    { file: 'pages/page/layout-of.ts', from: 'return «isLayout(layout)» ?', to: 'false' },
    { file: 'pages/page/layout-of.ts', from: '? layout : «defaultLayoutAt(path)»', to: "'default'" },
    { file: defaultLayouts, from: ': «path === route»', to: 'path.startsWith(route)' },
    { file: defaultLayouts, from: "route: «'/privacy-policy'»", to: "'/privacy'" },
    { file: pageLayout, from: '{«parts.length > 1» && (', to: 'false' },
    { file: pageLayout, from: "{«layout === 'legal'» ? (", to: "layout === 'article'" },
    { file: pageLayout, from: 'legal: «revisedAt ?? _updatedAt»', to: 'revisedAt' },
    { file: pageLayout, from: 'article: «revisedAt»', to: '_updatedAt' },
  ],
  'the Studio says which layout a page has that names none': [
    {
      file: usualLayout,
      from: "if («props.path.join('.') !== 'layout' || props.value»)",
      to: 'true',
      in: 'browser',
    },
    {
      file: usualLayout,
      from: "if («props.path.join('.') !== 'layout' || props.value»)",
      to: "props.path.join('.') !== 'layout'",
      in: 'browser',
    },
    { file: 'studio/layout/usual-layout-of.ts', from: "usualLayout(«path ?? ''»)", to: "''", in: 'browser' },
  ],
  'unknown routes: a whole page with status 404': [
    {
      file: 'web/front/send-not-found.ts',
      from: 'sendPage(request, response, await findPage(parts, notFoundPath), «404»);',
      to: '200',
    },
    {
      file: 'web/layouts/site-frame.tsx',
      from: '«<Footer site={shell.site} footer={shell.footer} year={shell.year} />»',
      to: '',
      as: 'markup',
    },
  ],
};
