import type { Changes } from '../mutant.ts';

/** Pieces of the look that have rows of their own. */
export const pieces: Changes = {
  'breadcrumbs, the last one no link': [
    {
      file: 'ui/navigation/breadcrumbs.tsx',
      from: '«index === crumbs.length - 1» ?',
      to: 'false',
    },
  ],
  'marquee: five times': [{ file: 'ui/layout/marquee.tsx', from: 'const copies = «5»;', to: '4' }],
  'marquee: 48 px, 50 s, stops under the pointer': [
    { style: '.marquee ul { gap: 40px !important }' },
    { style: '.marquee ul { padding-inline-end: 40px !important }' },
    { style: '.marquee > div { animation-duration: 5s !important }' },
    { style: '.marquee > div { animation-duration: 500s !important }' },
    { style: '.marquee > div { animation-play-state: running !important }' },
    { style: '.marquee > div { animation-play-state: paused !important }' },
  ],
  'accordion opens and closes': [{ style: 'main summary { pointer-events: none !important }' }],
  'vector animation: click, hover, in view': [
    {
      file: 'ui/motion/define-animation.ts',
      from: '«this.#controls?.fire()»',
      to: 'undefined',
      in: 'browser',
    },
    {
      file: 'ui/motion/define-animation.ts',
      from: 'this.#controls = await «playRive»(place',
      to: 'async () => undefined',
      in: 'browser',
    },
  ],
  'headings, text sizes, tags, divider, loader, callout; default labels': [
    { file: 'ui/text/heading.tsx', from: "children = «'Title'»", to: "'Heading'" },
    { file: 'ui/text/text.tsx', from: "children = «'Text'»", to: "'Words'" },
    { file: 'ui/text/tag.tsx', from: "children = «'Tag'»", to: "'Label'" },
  ],
  'buttons and their default label': [
    { file: 'ui/link/button.tsx', from: "children = «'Button'»", to: "'Go'" },
  ],
  'reveal once when visible': [
    { file: 'ui/motion/reveal-threshold.ts', from: 'const share = «0.8»;', to: '0.5' },
    { file: 'ui/motion/reveal-threshold.ts', from: 'const share = «0.8»;', to: '1' },
  ],
};
