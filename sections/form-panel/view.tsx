import { formAction } from '#schemas/form/form-action.ts';
import { FormView } from '#ui/form/form-view.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

const number = [
  'absolute top-0 start-0 grid size-7 place-content-center rounded-full border border-line bg-ground',
  'mono leading-none text-teal',
].join(' ');
const rope = 'absolute top-8.5 bottom-1.5 start-3.5 border-s border-line';

/** A form and what to expect after sending it: beside the form on wide screens, below it on narrow ones. */
export default function FormPanel({
  eyebrow,
  title,
  text,
  form,
  pointsTitle,
  points,
  note,
  ...frame
}: Props) {
  return (
    <Section frame={frame}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-[clamp(2.5rem,4vw,3.5rem)] desk:grid-cols-[5fr_1fr_6fr] desk:grid-rows-[auto_1fr]">
        <div className="desk:col-start-1">
          <Intro eyebrow={eyebrow} title={title} text={text} />
        </div>
        {form && (
          <div className="frame self-start bg-raised p-[clamp(min(1.25rem,6.25vw),3vw,2.5rem)] desk:col-start-3 desk:row-[1/span_2]">
            <FormView {...wordsOf(form)} action={formAction(form.name)} title={title} fields={form.fields} />
          </div>
        )}
        <div className="grid content-start gap-8 desk:col-start-1">
          {points.length > 0 && (
            <div>
              {pointsTitle && <p className="mono mb-4 leading-[1.6] text-quiet">{pointsTitle}</p>}
              <ol>
                {points.map((point, index) => (
                  <li key={point.key} className="relative grid gap-1 pb-6 ps-11">
                    <span className={number} aria-hidden="true">
                      {index + 1}
                    </span>
                    {index < points.length - 1 && <span className={rope} />}
                    <Heading level={3} size={5}>
                      {point.title}
                    </Heading>
                    {point.text && <p className="text-s text-quiet">{point.text}</p>}
                  </li>
                ))}
              </ol>
            </div>
          )}
          <RichText value={note} className="text-s text-quiet" />
        </div>
      </div>
    </Section>
  );
}

function wordsOf({ submitLabel, sendingLabel, successTitle, successText }: NonNullable<Props['form']>) {
  return { submitLabel, sendingLabel, successTitle, successText };
}
