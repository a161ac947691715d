import type { Changes } from '../mutant.ts';

const pageMetadata = 'web/metadata/page-metadata.ts';
const layout = 'web/app/layout.tsx';

/** What a page says of itself to machines, and what is served beside pages. */
export const metadata: Changes = {
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
    { file: layout, from: "themeColor: «'white'»", to: "'black'" },
    { file: layout, from: "apple: «{ url: '/apple-touch-icon.png', sizes: '180x180' }»", to: 'undefined' },
    { file: layout, from: "url: «'/favicon-dark.ico'»", to: "'/favicon.ico'" },
    { file: layout, from: "url: «'/favicon-96.png'»", to: "'/favicon.svg'" },
    { file: pageMetadata, from: 'applicationName: «brand»', to: 'undefined' },
    { file: 'web/app/manifest.ts', from: '    name: «site?.brandName»', to: 'undefined' },
  ],
  'noindex pages; SEO per page with the global record as fallback': [
    {
      file: pageMetadata,
      from: 'own?.keywords.length ? own.keywords : «fallback?.keywords»',
      to: 'undefined',
    },
    { file: pageMetadata, from: 'own?.ogImage ?? «fallback?.ogImage»', to: 'undefined' },
    { file: pageMetadata, from: '«own?.noindex» ||', to: 'false' },
    { file: pageMetadata, from: '|| «fallback?.noindex»;', to: 'false' },
    { file: pageMetadata, from: 'isHidden ? { index: false, «follow: false» }', to: 'follow: true' },
    { file: 'schemas/seo/described-as.ts', from: 'return «own» ??', to: 'null' },
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
  ],
  'unknown routes: a whole page with status 404': [
    {
      file: 'web/front/front.ts',
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
