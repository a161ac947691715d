import { formAction } from '#schemas/form/form-action.ts';
import { FormView } from '#ui/form/form-view.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

/** A form, and what to expect: beside it on wide screens, below it on narrow ones. */
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
      <div className="form-panel">
        <Intro eyebrow={eyebrow} title={title} text={text} />
        {form && (
          <div className="form-panel-form frame">
            <FormView {...wordsOf(form)} action={formAction(form.name)} title={title} fields={form.fields} />
          </div>
        )}
        <div className="form-panel-rest">
          {points.length > 0 && (
            <div>
              {pointsTitle && <p className="form-panel-mark">{pointsTitle}</p>}
              <ol>
                {points.map((point) => (
                  <li key={point.key}>
                    <Heading level={3} size={5}>
                      {point.title}
                    </Heading>
                    {point.text && <p>{point.text}</p>}
                  </li>
                ))}
              </ol>
            </div>
          )}
          <RichText value={note} className="form-panel-note" />
        </div>
      </div>
    </Section>
  );
}

function wordsOf({ submitLabel, sendingLabel, successTitle, successText }: NonNullable<Props['form']>) {
  return { submitLabel, sendingLabel, successTitle, successText };
}
