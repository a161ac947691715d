import type { Mutants } from '../mutant.ts';

const wakeHeader = 'web/shell/wake-header.ts';
const wakeWordmark = 'web/shell/wake-wordmark.ts';
const wakeDesktopMenu = 'web/shell/wake-desktop-menu.ts';
const wakeMobileMenu = 'web/shell/wake-mobile-menu.ts';
const hoverIntent = 'web/shell/hover-intent.ts';
const desktopMenu = 'web/shell/desktop-menu.tsx';
const mobileMenu = 'web/shell/mobile-menu.tsx';
const entryBody = 'web/shell/entry-body.tsx';
const menuBanner = 'web/shell/menu-banner.tsx';
const menuEntry = 'web/shell/menu-entry.ts';
const presentYear = 'web/page/present-year.ts';
const header = 'web/shell/header.tsx';
const footer = 'web/shell/footer.tsx';

/** What stands around every page: header, menus, footer. */
export const shell: Mutants = {
  'header: logo, "Book a demo"': [
    { file: header, from: '«<Logo site={site} />»\n        <DesktopMenu', to: '', as: 'markup' },
    { file: header, from: 'href={«button.href»}', to: "'/demo'" },
    { style: '[data-part=header] { position: absolute !important }' },
  ],
  'header: full-screen mobile menu': [
    { style: '#mobile-menu { width: 50% !important; max-width: 50% !important }' },
    {
      file: 'web/shell/mobile-menu-dialog.tsx',
      from: 'aria-label=«"Open the menu"»',
      to: '"Menu"',
      as: 'attribute',
    },
    { file: 'web/shell/mobile-menu-dialog.tsx', from: "command: «'show-modal'»", to: "'close'" },
  ],
  'isSoon, isExternal, isMobileOnly, isDetailed as they are shown': [
    { file: entryBody, from: '{«isDetailed && icon» &&', to: 'icon' },
    { file: entryBody, from: '{«isDetailed && text» &&', to: 'text' },
    { file: entryBody, from: '{«isSoon» && (', to: 'false' },
    { file: desktopMenu, from: 'isExternal={«entry.isExternal»}', to: 'false' },
    { file: menuEntry, from: '(item) => «!item.isMobileOnly»', to: 'true' },
  ],
  'text and icon of the first row, wide and narrow': [
    { file: desktopMenu, from: '{«isDetailed && icon» && <Icon', to: 'icon' },
    { file: desktopMenu, from: '{«isDetailed && icon» && <Icon', to: 'false' },
    { file: desktopMenu, from: '{«!own && isDetailed && text» &&', to: '!own && text' },
    { file: desktopMenu, from: '{«!own && isDetailed && text» &&', to: 'false' },
    {
      file: desktopMenu,
      from: 'data-trigger="">\n      «<EntryBody entry={item} place="bar" />»',
      to: '{item.title}',
      as: 'markup',
    },
    {
      file: mobileMenu,
      from: 'className="flex gap-3">\n            «<EntryBody entry={item} place="row" />»',
      to: '{item.title}',
      as: 'markup',
    },
  ],
  'banner and under-banner, wide and narrow': [
    { file: desktopMenu, from: '«<MenuBanner banner={banner} place="panel" />»', to: '', as: 'markup' },
    {
      file: desktopMenu,
      from: '«<MenuUnderBanner underBanner={underBanner} place="panel" />»',
      to: '',
      as: 'markup',
    },
    { file: mobileMenu, from: '«<MenuBanner banner={item.banner} place="group" />»', to: '', as: 'markup' },
    {
      file: mobileMenu,
      from: '«!isReached(item.underBanner?.href ?? null, entries)» &&',
      to: 'true',
    },
    {
      file: mobileMenu,
      from: '«!isReached(item.underBanner?.href ?? null, entries)» &&',
      to: 'false',
    },
    { file: menuBanner, from: 'href={«banner.isSoon ? null : banner.href»}', to: 'banner.href' },
    { file: menuBanner, from: '{«banner.text» &&', to: 'null' },
    { file: menuBanner, from: '<span className="text-quiet">{«underBanner.text»}</span>', to: "''" },
  ],
  'the link of an entry with a submenu: its first entry, for mouse, keyboard and finger': [
    { file: desktopMenu, from: '{«[...(own ? [own] : []), ...entries]».map(', to: 'entries' },
    {
      file: desktopMenu,
      from: '{«[...(own ? [own] : []), ...entries]».map(',
      to: '[...entries, ...(own ? [own] : [])]',
    },
    {
      file: mobileMenu,
      from: '{«[...(own ? [{ ...own, text: null }] : []), ...entries]».map(',
      to: 'entries',
    },
  ],
  'menus by keyboard, touch and without JavaScript': [
    {
      file: wakeDesktopMenu,
      from: "«list.addEventListener('keydown', onKeyDown, { signal });»",
      to: '',
      in: 'browser',
    },
    {
      file: wakeDesktopMenu,
      from: "«document.addEventListener('keydown', onEscape, { signal });»",
      to: '',
      in: 'browser',
    },
    { file: wakeDesktopMenu, from: '{ ArrowRight: 1, ArrowLeft: «-1» }', to: '1', in: 'browser' },
    {
      file: wakeDesktopMenu,
      from: 'isInside(event.relatedTarget) || «menu.close()»',
      to: 'undefined',
      in: 'browser',
    },
  ],
  'menu items with title, link, text, icon, isSoon, isExternal, isMobileOnly, isDetailed, submenu, banner, underBanner':
    [
      { file: 'schemas/menu/contract.ts', from: '"isDetailed": coalesce(«isDetailed», false)`', to: 'false' },
      { file: 'schemas/menu/contract.ts', from: 'coalesce(«submenu[]{${entryFields}}», [])', to: '[]' },
      { file: 'schemas/menu/contract.ts', from: '"text": coalesce(text, «""»)', to: '"none"' },
      { file: 'schemas/menu/contract.ts', from: '"underBanner": «underBanner{', to: 'banner{' },
    ],
  'footer: logo, tagline, ghost button, newsletter, five columns, legal and social links, badges': [
    { file: footer, from: '{«footer?.columns».map(', to: 'footer?.columns.slice(1)' },
    { file: footer, from: 'links={«footer?.legalLinks ?? []»}', to: '[]' },
    { file: footer, from: '{«site?.badges».map(', to: 'site?.badges.slice(1)' },
    { file: footer, from: 'links={«site?.socialLinks ?? []»}', to: '[]' },
    { file: footer, from: '«<Logo site={site} />»', to: '', as: 'markup' },
    { file: footer, from: '{«footer?.tagline» &&', to: 'null' },
    { file: footer, from: 'variant=«"ghost"»', to: '"cta"', as: 'attribute' },
    { file: footer, from: '{«footer» && (\n              <Newsletter', to: 'null' },
    { file: footer, from: '{«footer?.button» && (', to: 'null' },
  ],
  'the copyright line has the current year, in UTC, in every page that is served, also in one from before New Year':
    [
      { file: presentYear, from: '=> «new Date().getUTCFullYear()»', to: 'new Date().getFullYear()' },
      { file: presentYear, from: '=> «new Date().getUTCFullYear()»', to: '2024' },
      { file: 'web/front/cache/shared-pages.ts', from: '=== changes && «held.year === year»)', to: 'true' },
      {
        file: 'web/finished/print-year.ts',
        from: 'return «printed === html ? page : withBody(page, Buffer.from(printed))»;',
        to: 'page',
      },
    ],
  'days of posts and positions are those of UTC, wherever the machine stands and when its clocks change': [
    { file: 'ui/text/day-text.ts', from: "usualZone = «'UTC'»", to: "'Pacific/Auckland'" },
    { file: 'ui/text/day-text.ts', from: "dateStyle: 'long', «timeZone» }", to: 'timeZone: undefined' },
  ],
  'wordmark: 220 and 380 px, 87 degrees and 20 to either side, a tenth at each move, back to rest when the mouse leaves':
    [
      { style: '[data-part=wordmark] { height: 200px !important }' },
      { style: "[data-part=wordmark][aria-expanded='true'] { height: 360px !important }" },
      { file: wakeWordmark, from: 'restingAngle = «87»', to: '90' },
      { file: wakeWordmark, from: 'const swing = «20»', to: '10', in: 'browser' },
      { file: wakeWordmark, from: 'const smoothing = «0.1»', to: '0.3', in: 'browser' },
      { file: wakeWordmark, from: 'const smoothing = «0.1»', to: '0.03', in: 'browser' },
      { file: wakeWordmark, from: "«wordmark.ariaExpanded !== 'true'»", to: 'false', in: 'browser' },
      {
        file: wakeWordmark,
        from: "'mouseleave', () => «turn(restingAngle)»",
        to: 'undefined',
        in: 'browser',
      },
    ],
  'wordmark: folds on route change, on a page that the browser has kept too': [
    { file: wakeWordmark, from: '«unfold(false);»', to: '', in: 'browser' },
  ],
  'wordmark: a click toggles a gradient that sweeps in over the letters': [
    { style: "[data-part=wordmark][aria-expanded='true'] { --reveal: 30% !important }" },
    { style: "[data-part=wordmark]:hover:not([aria-expanded='true']) { --reveal: 120% !important }" },
    { style: '[data-part=wordmark] { transition: none !important }' },
    { file: wakeWordmark, from: "«wordmark.ariaExpanded !== 'true'»", to: 'true', in: 'browser' },
  ],
  'header fixed past 5 px': [
    { file: wakeHeader, from: 'const fixedAfter = «5»;', to: '6', in: 'browser' },
    { file: wakeHeader, from: 'const fixedAfter = «5»;', to: '4', in: 'browser' },
    { file: wakeHeader, from: "«header.toggleAttribute('data-fixed', isFixed);»", to: '', in: 'browser' },
  ],
  'the scroll position is looked at every 5 ms': [
    { file: wakeHeader, from: 'const throttleMs = «5»;', to: '5_000', in: 'browser' },
    { file: wakeHeader, from: 'const throttleMs = «5»;', to: '0', in: 'browser' },
    { file: wakeHeader, from: 'else later = «setTimeout(look, waitMs)»;', to: 'undefined', in: 'browser' },
  ],
  'submenu: opens by hover after 200 ms, closes after 150 ms': [
    { file: hoverIntent, from: 'open: «200»', to: '201', in: 'browser' },
    { file: hoverIntent, from: 'open: «200»', to: '199', in: 'browser' },
    { file: hoverIntent, from: 'close: «150»', to: '151', in: 'browser' },
    { file: hoverIntent, from: 'close: «150»', to: '149', in: 'browser' },
  ],
  'submenu: the next one opens at once for 300 ms': [
    { file: hoverIntent, from: 'skip: «300»', to: '301', in: 'browser' },
    { file: hoverIntent, from: 'skip: «300»', to: '299', in: 'browser' },
  ],
  'other top-level items dim while one is hovered': [
    { style: '[data-part=menu] > li { opacity: 1 !important }' },
    { style: '[data-part=menu] > li { opacity: 0.55 !important }' },
  ],
  'mobile menu locks scrolling': [{ style: 'html { overflow: auto !important }' }],
  'mobile groups of 400 ms': [
    { style: '.accordion::details-content { transition-duration: 0.5s !important }' },
    { style: '.accordion::details-content { transition-duration: 0.3s !important }' },
  ],
  'mobile menu closes and folds on route change, on a page that the browser has kept too': [
    { file: wakeMobileMenu, from: "group.removeAttribute(«'open'»)", to: "'title'", in: 'browser' },
    { file: wakeMobileMenu, from: '«hide();»\n    for', to: '', in: 'browser' },
  ],
  'mobile menu closes by a link to the page one is on': [
    { file: wakeMobileMenu, from: "target.closest('a[href]') && «close()»", to: 'undefined', in: 'browser' },
    { file: wakeMobileMenu, from: "target.closest('a[href]') && «close()»", to: 'hide()', in: 'browser' },
  ],
  '"soon" items: label, in mobile style inert and last': [
    {
      file: mobileMenu,
      from: 'const look = entryLooks[place];\n  if («entry.isSoon»)',
      to: 'false',
    },
    { file: 'web/shell/soon.tsx', from: '>\n      «soon»\n    </span>', to: '', as: 'markup' },
    {
      file: mobileMenu,
      from: 'const entries = «mobileEntries(item.submenu)»;',
      to: 'item.submenu.toReversed()',
    },
  ],
  '"soon" items with a submenu: label, no panel, in mobile style inert and last': [
    { file: menuEntry, from: '=> «!isSoon» &&', to: 'true' },
    { file: menuEntry, from: '«Number(a.isSoon) - Number(b.isSoon)»', to: '0' },
    { file: wakeDesktopMenu, from: '«menu.leave();» // an entry', to: '', in: 'browser' },
  ],
  'breakpoint 1000 px, in em, so that it grows with the letters of who reads in large ones': [
    { style: '@media (width = 1000px) { button[commandfor] { display: none !important } }' },
    { style: '@media (width = 1001px) { nav[aria-label=Main] { display: none !important } }' },
  ],
  'panel 680 px': [
    { style: '[data-part=panel] { width: 640px !important }' },
    { style: '[data-part=panel] { width: 720px !important }' },
  ],
  'banner at most 304 px': [
    { style: '[data-part=banner] { max-width: none !important; width: 320px !important }' },
    { file: menuBanner, from: 'if («!underBanner») return', to: 'true' },
  ],
};
