import clsx from 'clsx';
import type { PictureProps } from '#schemas/picture/contract.ts';
import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { closeUp } from './close-up.ts';
import type { Props } from './contract.ts';

type Point = Props['points'][number];

/**
 * A product screen across the whole width with numbered points, and their explanations beside it. On a phone each
 * explanation has its part of the screen, enlarged and without a number that would cover some of it.
 */
export default function AnnotatedPicture({
  eyebrow,
  title,
  text,
  picture,
  points,
  pictureSide,
  ...frame
}: Props) {
  return (
    <Section frame={frame}>
      <div
        className={clsx('group/points frame grid bg-raised', picture && columns[pictureSide])}
        {...reveals}
      >
        {picture && (
          <div className="border-line max-desk:border-b">
            <div className="relative">
              <Picture picture={picture} sizes="(min-width: 62.5625em) 800px, 100vw" />
              {points.map((point, place) => (
                <span
                  key={point.key}
                  aria-hidden="true"
                  data-point={place + 1}
                  className={clsx(
                    'absolute -translate-1/2 outline-2 outline-raised transition duration-120 max-tablet:hidden max-desk:size-5 max-desk:text-xxs',
                    number,
                    lights[place],
                  )}
                  style={{ left: `${held(point.x)}%`, top: `${held(point.y)}%` }}
                >
                  {place + 1}
                </span>
              ))}
            </div>
          </div>
        )}
        <div
          className={clsx(
            'grid content-center gap-7 border-line p-[clamp(1.25rem,2.4vw,2.25rem)]',
            picture && sides[pictureSide],
          )}
        >
          <header className="grid gap-4">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading size={3}>{title}</Heading>
            {text && (
              <Text size="s" quiet className="max-w-[34em] text-pretty">
                {text}
              </Text>
            )}
          </header>
          {points.length > 0 && (
            <ol className="lines tablet:max-desk:grid tablet:max-desk:grid-cols-2 tablet:max-desk:gap-x-8">
              {points.map((point, place) => (
                <Annotation key={point.key} {...{ point, place, picture }} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </Section>
  );
}

const columns = {
  left: 'desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
  right: 'desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desk:*:first:order-1',
};
const sides = { left: 'desk:border-s', right: 'desk:border-e' };

const number = clsx(
  'grid size-7 place-items-center rounded-full border border-transparent bg-teal font-mono text-xs text-ground leading-none',
  'print:border-teal print:bg-white print:text-teal forced-colors:border-current',
);

// Whole class names, so that Tailwind finds them. A point under the pointer lights up in both the picture and the
// list.
const lights = [
  'group-has-[[data-point="1"]:hover]/points:bg-amber',
  'group-has-[[data-point="2"]:hover]/points:bg-amber',
  'group-has-[[data-point="3"]:hover]/points:bg-amber',
  'group-has-[[data-point="4"]:hover]/points:bg-amber',
  'group-has-[[data-point="5"]:hover]/points:bg-amber',
  'group-has-[[data-point="6"]:hover]/points:bg-amber',
];

function Annotation({
  point,
  place,
  picture,
}: {
  point: Point;
  place: number;
  picture: PictureProps | null;
}) {
  return (
    <li
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 py-4 last:border-b-0 last:pb-0 tablet:max-desk:nth-last-2:odd:border-b-0 tablet:max-desk:nth-last-2:odd:pb-0"
      data-point={place + 1}
    >
      {picture && <CloseUp {...closeUp(picture, point)} />}
      <span aria-hidden="true" className={clsx('row-span-2 transition duration-120', number, lights[place])}>
        {place + 1}
      </span>
      <Heading level={3} size={6} className="pt-0.5">
        {point.title}
      </Heading>
      {point.text && (
        <Text size="s" quiet className="text-pretty">
          {point.text}
        </Text>
      )}
    </li>
  );
}

/** What a close-up cuts fades out, so that half a word seems to go on. */
function CloseUp({ part, cut }: ReturnType<typeof closeUp>) {
  return (
    <div className="col-span-full mb-3 border border-line tablet:hidden print:hidden">
      <Picture
        picture={part}
        sizes="100vw"
        className={clsx(
          cut.left && 'mask-l-from-86%',
          cut.right && 'mask-r-from-86%',
          cut.top && 'mask-t-from-76%',
          cut.bottom && 'mask-b-from-76%',
        )}
      />
    </div>
  );
}

const held = (share: number) => Math.max(0, Math.min(share, 100));
