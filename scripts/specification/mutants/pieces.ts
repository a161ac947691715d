import type { Mutants } from '../mutant.ts';

const pictureSource = 'ui/picture/picture-source.ts';
const defineAnimation = 'ui/motion/define-animation.ts';
const wantsStillness = 'ui/motion/wants-stillness.ts';
const playRive = 'ui/motion/play-rive.ts';
const observeReveals = 'ui/motion/observe-reveals.ts';
const revealThreshold = 'ui/motion/reveal-threshold.ts';
const nameChoices = 'studio/animation/name-choices.ts';
const readAnimation = 'studio/animation/read-animation.ts';
const stepMarquees = 'ui/layout/step-marquees.ts';
const button = 'ui/link/button.tsx';
const heading = 'ui/text/heading.tsx';
const tag = 'ui/text/tag.tsx';

/** Pieces of the look that have rows of their own. */
export const pieces: Mutants = {
  'breadcrumbs, the last one no link': [
    {
      file: 'ui/navigation/breadcrumbs.tsx',
      from: '{«isLast» ? (',
      to: 'false',
    },
  ],
  'marquee: five times': [{ file: 'ui/layout/marquee.tsx', from: 'const copies = «5»;', to: '4' }],
  'marquee: 48 px, 50 s, stops under the pointer': [
    { style: '[data-part=marquee] ul { gap: 40px !important }' },
    { style: '[data-part=marquee] ul { padding-inline-end: 40px !important }' },
    { style: '[data-part=marquee] > div { animation-duration: 5s !important }' },
    { style: '[data-part=marquee] > div { animation-duration: 500s !important }' },
    { style: '[data-part=marquee] > div { animation-play-state: running !important }' },
    { style: '[data-part=marquee] > div { animation-play-state: paused !important }' },
  ],
  'slider: 500 ms, by which the passing pictures move on or back by one': [
    { file: stepMarquees, from: 'const stepMs = «500»;', to: '600', in: 'browser' },
    { file: stepMarquees, from: 'const stepMs = «500»;', to: '400', in: 'browser' },
    { file: stepMarquees, from: "=== '1' ? 1 : «-1»", to: '1', in: 'browser' },
    { file: stepMarquees, from: '«if (!isBack) passOver();»', to: '', in: 'browser' },
  ],
  'accordion opens and closes in 400 ms': [
    { style: 'main summary { pointer-events: none !important }' },
    { style: '.accordion::details-content { transition-duration: 0.5s !important }' },
    { style: '.accordion::details-content { transition-duration: 0.3s !important }' },
  ],
  'vector animation: a click fires an input': [
    {
      file: defineAnimation,
      from: "'click', () => «this.#controls?.fire()»",
      to: 'undefined',
      in: 'browser',
    },
    { file: playRive, from: '«main?.fire();»', to: '', in: 'browser' },
  ],
  'vector animation: or hover': [
    { file: defineAnimation, from: "'pointerenter', () => «over(true)»", to: 'undefined', in: 'browser' },
    { file: defineAnimation, from: "'pointerleave', () => «over(false)»", to: 'undefined', in: 'browser' },
    { file: playRive, from: '«main?.set(isOver);»', to: '', in: 'browser' },
    { file: playRive, from: '«following?.set(isOver);»', to: '', in: 'browser' },
  ],
  'vector animation: or reveal when scrolled into view, at 0.8 (of what can be seen, where it is higher than the window), once':
    [
      { file: defineAnimation, from: "if («trigger === 'view'») this", to: 'false', in: 'browser' },
      { file: observeReveals, from: '«observer.unobserve(target);»', to: '', in: 'browser' },
      { file: revealThreshold, from: 'const share = «0.8»;', to: '0.7', in: 'browser' },
      { file: revealThreshold, from: 'const share = «0.8»;', to: '0.95', in: 'browser' },
      {
        file: revealThreshold,
        from: 'share * «Math.min(1, windowHeight / height)»',
        to: '1',
        in: 'browser',
      },
    ],
  'vector animation: file, artboard, state machine and input are content, chosen out of what the file holds':
    [
      { file: nameChoices, from: 'if («isGone && names»)', to: 'false', in: 'browser' },
      {
        file: nameChoices,
        from: 'inputs.filter(«({ isTrigger }) => !isTrigger»)',
        to: '() => true',
        in: 'browser',
      },
      { file: readAnimation, from: 'properties: «propertiesOf(file, artboard)»', to: '[]', in: 'browser' },
      {
        file: readAnimation,
        from: 'stateMachines: «stateMachinesOf(runtime, artboard)»',
        to: '[]',
        in: 'browser',
      },
    ],
  'vector animation: a still picture for who prefers calm or saves data': [
    { file: wantsStillness, from: '«savesData()» ||', to: 'false', in: 'browser' },
    {
      file: wantsStillness,
      from: "|| «matchMedia('(prefers-reduced-motion: reduce)').matches»",
      to: 'false',
      in: 'browser',
    },
    { style: 'tessera-animation img { opacity: 0 !important }' },
  ],
  'vector animation: a still picture where there is no JavaScript, which says what it shows': [
    { file: 'ui/motion/rive-animation.tsx', from: '      «{poster}»\n', to: '', as: 'markup' },
  ],
  'buttons in three variants and four sizes, each with its class': [
    { file: button, from: "clsx('button', «variant»,", to: "'primary'" },
    { file: button, from: 'variant, «sizes[size]»', to: 'undefined' },
    { file: button, from: 'variant, «sizes[size]»', to: 'sizes.s' },
  ],
  'headings whose rank and look are separate': [
    { file: heading, from: "clsx('heading', sizes[«size»]", to: 'level' },
    { file: heading, from: 'const Tag = «`h${level}` as const»', to: '`h${size}` as const' },
  ],
  'text in six sizes; callout; tags with an active state': [
    { file: 'ui/text/text.tsx', from: "xxxs: «'text-xxxs'»", to: "'text-xxs'" },
    { file: 'ui/text/text.tsx', from: " l: «'text-l'»", to: "'text-m'" },
    { file: tag, from: "'data-active': «active ? '' : undefined»", to: 'undefined' },
    { file: tag, from: "'data-active': «active ? '' : undefined»", to: "''" },
    { file: tag, from: "aria-current={«active ? 'page' : undefined»}", to: 'undefined' },
    { file: 'ui/text/callout.tsx', from: '{(«title || important») &&', to: 'title' },
  ],
  'default labels: Button, Text, Title, Label, Tag, Subtitle': [
    { file: 'ui/default-labels.ts', from: "button: «'Button'»", to: "'Go'" },
    { file: 'ui/default-labels.ts', from: "text: «'Text'»", to: "'Words'" },
    { file: 'ui/default-labels.ts', from: " title: «'Title'»", to: "'Heading'" },
    { file: 'ui/default-labels.ts', from: "label: «'Label'»", to: "'Name'" },
    { file: 'ui/default-labels.ts', from: "tag: «'Tag'»", to: "'Label'" },
    { file: 'ui/default-labels.ts', from: "subtitle: «'Subtitle'»", to: "'More'" },
    { file: button, from: 'children = «defaultLabels.button»', to: 'null' },
    { file: heading, from: 'children = «defaultLabels.title»', to: 'null' },
    { file: 'ui/text/text.tsx', from: 'children = «defaultLabels.text»', to: 'null' },
    { file: tag, from: 'children = «defaultLabels.tag»', to: 'null' },
    { file: 'ui/text/subtitle.tsx', from: 'children = «defaultLabels.subtitle»', to: 'null' },
    { file: 'ui/inputs/field.tsx', from: 'label = «defaultLabels.label»', to: 'null' },
    { file: 'ui/text/callout.tsx', from: 'text = «defaultLabels.text»', to: "''" },
  ],
  'divider: between a post, its author and the posts around it': [
    { file: 'pages/post/layout.tsx', from: '«<Divider />»', to: '', as: 'markup' },
    { file: 'pages/post/post-neighbours.tsx', from: '«<Divider />»', to: '', as: 'markup' },
    { file: 'ui/layout/divider.tsx', from: 'className=«"divider"»', to: '"line"', as: 'attribute' },
  ],
  'reveal once when visible: 0.5 s, at 0.8 (of what can be seen, where a block is higher than the window)': [
    { style: '[data-revealed] { transition-duration: 0.6s !important }' },
    { style: '[data-revealed] { transition-duration: 0.4s !important }' },
    { file: revealThreshold, from: 'const share = «0.8»;', to: '0.7', in: 'browser' },
    { file: revealThreshold, from: 'const share = «0.8»;', to: '0.95', in: 'browser' },
    {
      file: revealThreshold,
      from: 'share * «Math.min(1, windowHeight / height)»',
      to: '1',
      in: 'browser',
    },
  ],
  'images fade in over 0.1 s once loaded; what is painted first, such as the picture of a hero, is there at once, as a fade would delay what visitors wait for':
    [
      { style: 'img[data-loaded] { transition-duration: 0.2s !important }' },
      { style: 'img[data-loaded] { transition-duration: 0.05s !important }' },
      {
        file: 'ui/motion/start-motion.ts',
        from: 'if («picture.complete») picture',
        to: 'true',
        in: 'browser',
      },
      { style: 'main img { opacity: 0.5 !important }' },
    ],
  'pictures at the device widths and image widths and quality 75, cards of posts at 1098, avatars at 120': [
    { file: pictureSource, from: '640, 750, «828», 1080', to: '960' },
    { file: pictureSource, from: '16, 32, «48», 64', to: '40' },
    { file: pictureSource, from: 'const quality = «75»;', to: '80' },
    { file: pictureSource, from: 'const quality = «75»;', to: '70' },
    { file: pictureSource, from: 'avatarWidth = «120»;', to: '240' },
  ],
};
