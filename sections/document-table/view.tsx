import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Day } from '#ui/text/day.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';
import { WaysToGet } from './ways-to-get.tsx';

type Row = Props['documents'][number];

const box = 'border-b border-line py-5 text-start align-top';
// On a phone kind and date stand under the name.
const aside = 'max-tablet:hidden';

/**
 * Documents in a table, one row each: name and description, kind, date, and how to get it. Columns that are empty in
 * every row are left out.
 */
export default function DocumentTable({ eyebrow, title, text, documents, note, ...frame }: Props) {
  const has = {
    sort: documents.some(({ sort }) => sort),
    date: documents.some(({ date }) => date),
    picture: documents.some(({ picture }) => picture),
  };
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      {documents.length > 0 && (
        <table className="w-full border-t border-line text-s" {...reveals}>
          <caption className="sr-only">{title}</caption>
          <thead className="mono text-quiet">
            <tr>
              {/* A picture beside the words needs more room. */}
              <Head className={clsx('w-3/5 desk:w-1/2', !has.picture && 'tablet:w-2/5')}>Document</Head>
              {has.sort && <Head className={aside}>Kind</Head>}
              {has.date && <Head className={aside}>Date</Head>}
              <Head>How to get it</Head>
            </tr>
          </thead>
          <tbody>
            {documents.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={clsx(box, 'pe-6 font-normal')}>
                  <Name row={row} />
                </th>
                {/* A kind is a single word, which would not wrap, so the name column gives way. */}
                {has.sort && <td className={clsx(box, aside, 'pe-6 wrap-break-word')}>{row.sort}</td>}
                {has.date && (
                  <td className={clsx(box, aside, 'pe-6 whitespace-nowrap')}>
                    {row.date && <Day date={row.date} />}
                  </td>
                )}
                <td className={box}>
                  <WaysToGet row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="mt-6 max-w-[36em] text-xs text-quiet">{note}</p>}
    </Section>
  );
}

function Head({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={clsx('border-b border-line py-3 pe-6 text-start font-normal', className)}>
      {children}
    </th>
  );
}

function Name({ row: { title, text, picture, isOnDark, sort, date } }: { row: Row }) {
  return (
    <span className="flex gap-5 max-phone:flex-col max-phone:gap-3">
      {picture && (
        <span
          className={clsx(
            'aspect-4/3 w-24 flex-none border border-line p-2 tablet:w-36',
            isOnDark ? 'bg-deep' : 'bg-white',
          )}
        >
          {/* Its blurred preview would be a solid block, while the ground shows through a logo. */}
          <Picture picture={{ ...picture, lqip: null }} fit="contain" sizes="144px" />
        </span>
      )}
      <span className="grid min-w-0 content-start gap-1">
        <span className="font-heading text-h6">{title}</span>
        {text && <span className="max-w-112 text-pretty text-quiet">{text}</span>}
        {(sort || date) && (
          <span className="mono pt-1 text-quiet tablet:hidden">
            {sort}
            {sort && date && ' · '}
            {date && <Day date={date} />}
          </span>
        )}
      </span>
    </span>
  );
}
