import type { Mutants } from '../mutant.ts';

const openEpisode = 'ui/episodes/use-open-episode.ts';
const episodeCard = 'ui/episodes/episode-card.tsx';
const choice = 'ui/card-filter/choice.ts';
const estimate = 'ui/calculator/estimate.ts';
const useCounts = 'ui/calculator/use-counts.ts';
const quantityField = 'ui/calculator/quantity-field.tsx';
const postLayout = 'pages/post/layout.tsx';
const positionsList = 'sections/positions-list/view.tsx';
const integrationCard = 'ui/brand/integration-card.tsx';
const blogCard = 'ui/brand/blog-card.tsx';

/** Pages and what they are made of. */
export const pages: Mutants = {
  'a page for each route': [
    { file: 'content/documents/page/page-press.json', from: '"current": "«/press»"', to: '/the-press' },
  ],
  "`/integrations`: in the mobile menu and in the under-banner of the platform's panel alone": [
    { file: 'content/documents/menu/menu.json', from: '"isMobileOnly": «true»', to: 'false' },
    {
      file: 'content/documents/menu/menu.json',
      from: `      "underBanner": {
        "title": "Integrations",
        "text": "Clouds, directories, vaults, code hosts: what Cardea reads.",
        "link": {
          "_type": "link",
          "page": {
            "_type": "reference",
            "_ref": "«page-integrations»"`,
      to: 'page-platform',
    },
  ],
  'the words of the tagline': [
    {
      file: 'content/documents/footer/footer.json',
      from: '"tagline": "«Securing the Backbone of the Modern Enterprise»"',
      to: 'Securing everything',
    },
  ],
  'the content service: dataset `production`, API version 2023-05-03, CDN off': [
    { file: 'settings/variables.ts', from: ".default(«'2023-05-03'»)", to: "'2025-02-19'" },
    { file: 'settings/variables.ts', from: ".default(«'production'»)", to: "'staging'" },
    { file: 'web/content/client.ts', from: 'useCdn: «false»', to: 'true' },
    { file: 'web/content/client.ts', from: "perspective: «'published'»", to: "'raw'" },
  ],
  'external links of the community': [
    { file: 'content/documents/menu/menu.json', from: '"href": "«https://nhi-index.example»"', to: '' },
  ],
  '`/masterclass`: every episode has an address, which opens its player': [
    {
      file: openEpisode,
      from: 'new URLSearchParams(location.search).get(«episodeParameter»)',
      to: "'none'",
      in: 'browser',
    },
    {
      file: openEpisode,
      from: "«window.addEventListener('popstate', followAddress);»",
      to: '',
      in: 'browser',
    },
    {
      file: openEpisode,
      from: "«history.pushState({ ...history.state, [mark]: true }, '', episodeHref(next));»",
      to: '',
      in: 'browser',
    },
    { file: openEpisode, from: 'if («history.state?.[mark]»)', to: 'true', in: 'browser' },
  ],
  'masterclass card: poster of 366/205, duration, tag, opens by click, Enter, Space through a callback': [
    { file: 'ui/episodes/episode.ts', from: 'episodeRatio = «366 / 205»', to: '1' },
    { file: episodeCard, from: "{«video ? videoDuration : 'Coming soon'»}", to: "''" },
    { file: episodeCard, from: '{«number» && (\n        <Tag', to: 'false' },
    {
      file: episodeCard,
      from: 'event.altKey) return;\n              event.preventDefault();\n              «onOpen();»',
      to: '',
      in: 'browser',
    },
    {
      file: episodeCard,
      from: "event.key !== ' ') return;\n              event.preventDefault();\n              «onOpen();»",
      to: '',
      in: 'browser',
    },
    { style: '.cover { pointer-events: none !important }' },
  ],
  '`/nhi-risk-library`: search, severity and category, order, an address for each choice': [
    { file: choice, from: "name === «asked.get(nameOf('sort'))»", to: 'undefined', in: 'browser' },
    { file: choice, from: "search: «asked.get(nameOf('q')) ?? ''»", to: "''", in: 'browser' },
    {
      file: choice,
      from: 'return options.flatMap(«({ value }) => (values.includes(value) ? value : [])»);',
      to: '() => []',
      in: 'browser',
    },
    { file: choice, from: "«address.set(nameOf('sort'), choice.order);»", to: '', in: 'browser' },
    { file: 'sections/risk-library/view.tsx', from: 'facets: «{ severity, category }»,', to: '{ category }' },
    { file: 'sections/risk-library/view.tsx', from: 'keys: «keysOf(byTitle(risks))»', to: 'undefined' },
    {
      file: 'ui/card-filter/use-address-query.ts',
      from: "«window.history.pushState(null, '', addressWith(query));»",
      to: '',
      in: 'browser',
    },
    {
      file: 'ui/card-filter/use-address-query.ts',
      from: "«window.addEventListener('popstate', followAddress);»",
      to: '',
      in: 'browser',
    },
  ],
  'a page for each risk: what happens, how to find and end it, references, related risks': [
    { file: 'ui/brand/risk/risk-in-full.tsx', from: '<RelatedRisks risks={«risk.related»}', to: '[]' },
    { file: 'ui/brand/risk/risk-in-full.tsx', from: 'next={«risk.next»}', to: 'null' },
    { file: 'ui/brand/risk/parts.tsx', from: '>{«textOf(description)»}<', to: 'null' },
    { file: 'ui/brand/risk/parts.tsx', from: '>{«textOf(detection)»}<', to: 'null' },
    { file: 'ui/brand/risk/parts.tsx', from: '>{«textOf(remediation)»}<', to: 'null' },
    { file: 'ui/brand/risk/parts.tsx', from: '>{«linksTo(references)»}<', to: 'null' },
    { file: 'sections/risk-library/view.tsx', from: 'href={«href»}', to: "'/nhi-risk-library'" },
    {
      file: 'pages/risk/layout.tsx',
      from: '{...«{ title, path, ancestors }»}',
      to: "{ title: '', path, ancestors }",
    },
  ],
  '`/nhi-calculator`: an estimate from quantities and assumptions, all of them content': [
    { file: estimate, from: '«(found.get(kind) ?? 0) + »each', to: '' },
    { file: estimate, from: 'each * «(counts[index] ?? 0)»)', to: '1' },
    { file: estimate, from: '(total * percent) / «100»)', to: '10' },
    { file: estimate, from: '(total * sum(minutes)) / «60»', to: '1' },
  ],
  'its sliders and fields by key, mouse and text; its address, link and presets': [
    {
      file: quantityField,
      from: 'onChange={«(event) => slide(stops[event.target.valueAsNumber])»}',
      to: '() => {}',
      in: 'browser',
    },
    {
      file: quantityField,
      from: '«if (counted !== count) onChange(counted);»',
      to: '',
      in: 'browser',
    },
    { file: quantityField, from: '{«complaint»}\n', to: "''", in: 'browser' },
    { file: quantityField, from: 'onBlur={«leave»}', to: 'undefined', in: 'browser' },
    {
      file: useCounts,
      from: "«if (next !== href) window.history.replaceState(window.history.state, '', next);»",
      to: '',
      in: 'browser',
    },
    {
      file: useCounts,
      from: '«setCounts(readCounts(quantities, window.location.search, ownNames(piece)));»',
      to: '',
      in: 'browser',
    },
    {
      file: 'ui/calculator/calculator-panel.tsx',
      from: 'onClick={«() => setCounts(its)»}',
      to: 'undefined',
      in: 'browser',
    },
    { file: 'ui/calculator/estimate-actions.tsx', from: 'onClick={«copy»}', to: 'undefined', in: 'browser' },
    {
      file: 'ui/calculator/calculator-panel.tsx',
      from: 'null : «() => setCounts(initial)»}',
      to: '() => {}',
      in: 'browser',
    },
  ],
  'its estimate and method without JavaScript': [
    { file: 'ui/calculator/method.tsx', from: '{«whole((counts[index] ?? 0) * bringing.each)»}', to: "''" },
    { file: 'ui/calculator/calculator-panel.tsx', from: 'disabled={«!isReady»}', to: 'false' },
  ],
  '`/blog/{slug}` and `/join/{slug}`, each with its own layout': [
    { file: 'schemas/address-patterns.ts', from: "'post': '«/blog/:slug»'", to: '/posts/:slug' },
    { file: 'schemas/address-patterns.ts', from: "'position': '«/join/:slug»'", to: '/jobs/:slug' },
  ],
  '`/blog`: the posts page by page and by category, each at an address of its own, without JavaScript too': [
    { file: 'schemas/index-address.ts', from: 'const perPage = «9»;', to: '12' },
    { file: 'schemas/index-address.ts', from: 'number > 1 && «`/page/${number}`»', to: "''" },
    { file: 'schemas/index-address.ts', from: 'category && «`/category/${category}`»', to: "''" },
    { file: 'sections/blog-index/view.tsx', from: 'current={«number»}', to: '1' },
  ],
  'a post: contents, ways to share, author, posts before and after, others to read on': [
    { file: postLayout, from: '{«parts.length > 1» && (', to: 'false' },
    { file: postLayout, from: '«<Share title={title} url={url} />»', to: '', as: 'markup' },
    { file: postLayout, from: '{«author» && (\n              <>', to: 'null' },
    { file: postLayout, from: '<PostNeighbours newer={«post.newer»}', to: 'null' },
    { file: postLayout, from: '{«related.length > 0» && (', to: 'false' },
    {
      file: 'ui/navigation/define-contents.ts',
      from: "«link.setAttribute('aria-current', 'location')»",
      to: 'undefined',
      in: 'browser',
    },
  ],
  'open positions, each to `/join/{slug}`': [
    {
      file: 'ui/brand/positions.tsx',
      from: '<Link\n      href={«href»}\n      data-part="position"',
      to: "'/join'",
    },
  ],
  'open positions narrowed down by place, type and team': [
    { file: positionsList, from: "facetOf('place', 'Place', «positions.flatMap(placesOf)»)", to: '[]' },
    { file: positionsList, from: 'positions.map(({ type }) => «type»)', to: 'null' },
    { file: positionsList, from: 'positions.map(({ department }) => «department»)', to: 'null' },
    { file: positionsList, from: 'facets: { place: «placesOf({ location })»', to: '[]' },
    {
      file: 'ui/card-filter/use-address-query.ts',
      from: "«window.history.pushState(null, '', addressWith(query));»",
      to: '',
      in: 'browser',
    },
  ],
  'integration card: logo, title, category': [
    { file: integrationCard, from: '{«logo» && <Picture', to: 'null' },
    { file: integrationCard, from: '{«title»}\n', to: "''" },
    { file: integrationCard, from: '{«category» && (\n          <p', to: 'null' },
  ],
  'blog card': [
    { file: blogCard, from: '<Link href={«href»}', to: 'null' },
    { file: blogCard, from: 'widths={[384, 750, «1098»]}', to: '1200' },
    { file: blogCard, from: 'aspectRatio={«366 / 192»}', to: '1' },
    { file: blogCard, from: '{«category» && <Tag', to: 'null' },
    { file: blogCard, from: '{«author» && <Byline', to: 'null' },
    { file: 'ui/text/byline.tsx', from: 'widths={[«avatarWidth»]}', to: '240' },
    { file: 'ui/text/byline.tsx', from: '{«title» && <span>', to: 'null' },
  ],
  'the entities and their fields': [
    { file: 'schemas/integration/contract.ts', from: 'category: «optionalText»', to: 'z.string()' },
    { file: 'schemas/site/contract.ts', from: 'tagline: «optionalText»', to: 'z.string()' },
  ],
  'principles, challenge, icon grid, check list, accordion, banner, marquee': [
    {
      file: 'sections/principles/contract.ts',
      from: '«  subtitle: optionalText,»',
      to: 'subtitle: z.string(),',
    },
    {
      file: 'sections/challenge/contract.ts',
      from: 'eyebrow: «optionalText»',
      to: 'z.string()',
    },
    { file: 'sections/marquee/contract.ts', from: '«coalesce(width, 360)»', to: 'width' },
  ],
};
