import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { InOutline } from '../in-outline.ts';
import type { Props } from './contract.ts';

// In an article the title stands above the text, because the contents stand beside it. In a legal text the contents
// stand at the end side, and everything else in one column.
const head = [
  'sticky-head desk:col-span-4',
  'in-[[data-layout=article]]:static in-[[data-layout=article]]:desk:col-[5/-1] in-[[data-layout=article]]:desk:max-w-180',
  'in-[[data-layout=legal]]:static in-[[data-layout=legal]]:desk:col-[1/9] in-[[data-layout=legal]]:max-w-192',
].join(' ');
// The first paragraph of an article without a title is its introduction.
const leading = [
  'in-[[data-layout=article]]:[&>p:first-child]:text-pretty in-[[data-layout=article]]:[&>p:first-child]:text-quiet',
  'in-[[data-layout=article]]:[&>p:first-child]:text-l',
];

/** Text at a readable width; on wide screens its title and its animation stand beside it. */
export default function Prose({ title, text, animation, headingIds = [], ...frame }: Props & InOutline) {
  if (!title && !animation && text.length === 0) return null;
  const textIds = title ? headingIds.slice(1) : headingIds;
  const heading = title && (
    <Heading size={3} id={headingIds[0]} className={animation ? undefined : head}>
      {title}
    </Heading>
  );
  return (
    <Section frame={frame}>
      <div
        data-part="prose"
        className="grid gap-x-6 gap-y-8 desk:grid-cols-12 in-[[data-layout=legal]]:numbered-parts"
      >
        {animation ? (
          <div className={clsx('grid gap-8', head)}>
            {heading}
            <div className="frame max-w-96 desk:max-w-84" data-ground-of="deep">
              <AnimationOrPicture animation={animation} sizes="336px" />
            </div>
          </div>
        ) : (
          heading
        )}
        <RichText
          value={text}
          headingIds={textIds}
          className={clsx(
            'min-w-0 max-w-180 desk:col-[5/-1]',
            'in-[[data-layout=legal]]:max-w-192 in-[[data-layout=legal]]:desk:col-[1/9]',
            !heading && !animation && leading,
          )}
        />
      </div>
    </Section>
  );
}
