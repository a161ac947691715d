import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { AnswerSign } from './answer-sign.tsx';
import type { Props } from './contract.ts';

const words = { yes: 'Yes', partly: 'Partly', no: 'No' } as const;
// A line above each row, because one below it could lie behind the sticky questions of the next.
const line = 'border-t border-line group-last:border-b';
const box = 'px-3 py-5 text-start align-top desk:px-6';
const ours = 'border-x border-x-teal/40 bg-teal/6';

// On a phone the table fades out at the edge to which it can be scrolled.
const fade = clsx(
  'relative max-tablet:after:pointer-events-none max-tablet:after:absolute max-tablet:after:inset-y-0 max-tablet:after:end-0 max-tablet:after:w-8',
  'max-tablet:after:bg-linear-to-l max-tablet:after:from-ground max-tablet:rtl:after:bg-linear-to-r print:after:hidden',
);

/**
 * A table of ways of doing something: one row for each question, one column for each way. It scrolls sideways by
 * itself while the questions stay in view.
 */
export default function Comparison({ eyebrow, title, text, columns, rows, note, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <div className={fade}>
        <section
          className="overflow-x-auto max-tablet:pe-8 print:overflow-visible"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
        >
          <table className="w-full min-w-max table-fixed border-separate border-spacing-0 hyphens-auto text-s">
            <caption className="sr-only">{title}</caption>
            <colgroup>
              <col className="w-32 tablet:w-40 desk:w-56" />
              {columns.map(({ key }) => (
                <col key={key} className="w-36 tablet:w-32 desk:w-40" />
              ))}
            </colgroup>
            <thead>
              <tr>
                <td className="tight:sticky start-0 z-1 bg-ground" />
                {columns.map(({ key, title: name, text: about, isOurs }) => (
                  <th
                    key={key}
                    scope="col"
                    className={clsx(
                      box,
                      'align-bottom font-normal',
                      isOurs && [ours, 'border-t-2 border-t-teal'],
                    )}
                  >
                    <span
                      className={clsx(
                        'block font-heading text-h6 font-semibold desk:text-h5',
                        isOurs && 'text-teal',
                      )}
                    >
                      {name}
                    </span>
                    {about && <span className="mt-1 block text-xs text-quiet">{about}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, title: question, cells }) => (
                <tr key={key} className="group">
                  <th
                    scope="row"
                    className={clsx(
                      line,
                      'tight:sticky start-0 z-1 bg-ground py-5 pe-4 text-start align-top font-medium text-pretty',
                    )}
                  >
                    {question}
                  </th>
                  {columns.map(({ key: column, isOurs }, place) => (
                    <td key={column} className={clsx(line, box, isOurs && ours)}>
                      <Answer cell={cells[place]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {note && <p className="mt-6 max-w-[36em] text-xs text-quiet">{note}</p>}
    </Section>
  );
}

function Answer({ cell }: { cell?: Props['rows'][number]['cells'][number] }) {
  if (!cell) return null;
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5">
      <AnswerSign answer={cell.answer} />
      <span className="font-medium">{words[cell.answer]}</span>
      {cell.text && <span className="col-start-2 text-xs text-pretty text-quiet">{cell.text}</span>}
    </span>
  );
}
