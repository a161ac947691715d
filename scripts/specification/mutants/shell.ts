import type { Changes } from '../mutant.ts';

const wakeHeader = 'web/shell/wake-header.ts';
const wakeWordmark = 'web/shell/wake-wordmark.ts';
const wakeDesktopMenu = 'web/shell/wake-desktop-menu.ts';
const wakeMobileMenu = 'web/shell/wake-mobile-menu.ts';
const hoverIntent = 'web/shell/hover-intent.ts';
const desktopMenu = 'web/shell/desktop-menu.tsx';
const footer = 'web/shell/footer.tsx';

/** What stands around every page: header, menus, footer. */
export const shell: Changes = {
  'header: logo, "Book a demo", hover menus, full-screen mobile menu': [
    { style: '.mobile-menu { width: 50% !important; max-width: 50% !important }' },
    {
      file: 'web/shell/mobile-menu-dialog.tsx',
      from: 'aria-label=«"Open the menu"»',
      to: '"Menu"',
      as: 'attribute',
    },
    { file: 'web/shell/mobile-menu-dialog.tsx', from: "command: «'show-modal'»", to: "'close'" },
  ],
  'isSoon, isExternal, isMobileOnly, isDetailed, banner and under-banner as they are shown': [
    { file: desktopMenu, from: '{«entry.isDetailed && entry.icon» &&', to: 'entry.icon' },
    { file: desktopMenu, from: '{«entry.isDetailed && entry.text» &&', to: 'entry.text' },
    { file: desktopMenu, from: '{entry.title} {«entry.isSoon» && <Soon />}', to: 'false' },
    { file: desktopMenu, from: 'isExternal={«entry.isExternal»}', to: 'false' },
    { file: desktopMenu, from: 'href={«banner.isSoon ? null : banner.href»}', to: 'banner.href' },
    { file: desktopMenu, from: '{«item.underBanner» && (', to: 'null' },
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
    { file: footer, from: '{«site?.socialLinks».map(', to: 'site?.socialLinks.slice(1)' },
    { file: footer, from: '{«footer?.tagline» &&', to: 'null' },
    { file: footer, from: '{«footer?.button» && (', to: 'null' },
  ],
  'the copyright line has the current year': [
    { file: footer, from: '© {«year»} {site?.brandName}', to: 'year - 1' },
    {
      file: 'web/content/content.ts',
      from: '  return { ...data, year: «new Date().getFullYear()» };\n}\n\n',
      to: '2024',
    },
  ],
  'wordmark: 220 and 380 px, 87 degrees and 20 to either side, a tenth at each move, folds on route change': [
    { style: '.wordmark { height: 200px !important }' },
    { style: ".wordmark[aria-expanded='true'] { height: 360px !important }" },
    { file: wakeWordmark, from: 'restingAngle = «87»', to: '90' },
    { file: wakeWordmark, from: 'const swing = «20»', to: '10', in: 'browser' },
    { file: wakeWordmark, from: 'const smoothing = «0.1»', to: '0.3', in: 'browser' },
    { file: wakeWordmark, from: 'const smoothing = «0.1»', to: '0.03', in: 'browser' },
    { file: wakeWordmark, from: "«wordmark.ariaExpanded !== 'true'»", to: 'false', in: 'browser' },
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
  'submenu: 200, 300 and 150 ms': [
    { file: hoverIntent, from: 'open: «200»', to: '5_000', in: 'browser' },
    { file: hoverIntent, from: 'open: «200»', to: '0', in: 'browser' },
    { file: hoverIntent, from: 'skip: «300»', to: '5_000', in: 'browser' },
    { file: hoverIntent, from: 'skip: «300»', to: '0', in: 'browser' },
    { file: hoverIntent, from: 'close: «150»', to: '5_000', in: 'browser' },
    { file: hoverIntent, from: 'close: «150»', to: '0', in: 'browser' },
  ],
  'other top-level items dim while one is hovered': [
    { style: '.desktop-menu-list > li { opacity: 1 !important }' },
    { style: '.desktop-menu-list > li { opacity: 0.55 !important }' },
  ],
  'mobile menu locks scrolling': [{ style: 'html { overflow: auto !important }' }],
  'mobile groups of 400 ms': [
    { style: '.accordion::details-content { transition-duration: 5s !important }' },
    { style: '.accordion::details-content { transition-duration: 0s !important }' },
  ],
  'mobile menu closes and folds on route change': [
    { file: wakeMobileMenu, from: "group.removeAttribute(«'open'»)", to: "'title'", in: 'browser' },
    { file: wakeMobileMenu, from: '«dialog.close();»\n    for', to: '', in: 'browser' },
    {
      file: wakeMobileMenu,
      from: "«dialog.addEventListener('click', follow, { signal });»",
      to: '',
      in: 'browser',
    },
  ],
  '"soon" items: label, in mobile style inert and last': [
    { file: 'web/shell/mobile-menu.tsx', from: 'if («entry.isSoon») {', to: 'false' },
    { file: 'web/shell/soon.tsx', from: '«soon»</span>', to: '', as: 'markup' },
    {
      file: 'web/shell/mobile-menu.tsx',
      from: '{«mobileEntries(item.submenu)».map(',
      to: 'item.submenu.toReversed()',
    },
  ],
  'breakpoint 1000 px': [
    { style: '@media (width = 1000px) { .burger { display: none !important } }' },
    { style: '@media (width = 1001px) { .desktop-menu { display: none !important } }' },
  ],
  'panel 680 px': [
    { style: '.menu-panel { width: 640px !important }' },
    { style: '.menu-panel { width: 720px !important }' },
  ],
  'banner at most 304 px': [
    { style: '.menu-banner { max-width: none !important; width: 320px !important }' },
    { file: desktopMenu, from: '{«item.underBanner» && (', to: 'null' },
  ],
};
