import type { ReactNode } from 'react';
import { folderOf } from '#schemas/addresses.ts';
import type { Form } from '#schemas/form/contract.ts';
import { formAction } from '#schemas/form/form-action.ts';
import { salaryText } from '#schemas/salary/salary-text.ts';
import { Positions } from '#ui/brand/positions.tsx';
import { FormView } from '#ui/form/form-view.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { Day } from '#ui/text/day.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { ArticleBody } from '../article-body.tsx';
import { ArticleHead } from '../article-head.tsx';
import { bodyHeadings } from '../body-headings.ts';
import type { LayoutProps } from '../layout-props.ts';
import { closedRails } from '../rails-look.ts';
import { applyPlace } from './apply-place.ts';
import { closedText } from './closed-text.ts';
import type { Position } from './contract.ts';

/**
 * The page of a position: what it is, its description beside the facts, the application form while it is open, and
 * related positions.
 */
export default function PositionLayout({
  document,
  path,
  ancestors,
  taken,
  children,
}: LayoutProps<Position>) {
  const { title, summary, department, location, type, salary, isOpen, body, related } = document;
  const { publishedAt, closesAt, timeZone } = document;
  const form = isOpen ? document.form : null;
  const facts = [
    ['Team', department],
    ['Place', location],
    ['Type', type],
    ['Salary', salary && salaryText(salary)],
    ['Posted', publishedAt && <Day date={publishedAt} timeZone={timeZone} />],
    [isOpen ? 'Apply by' : 'Closed on', closesAt && <Day date={closesAt} timeZone={timeZone} />],
  ] as const;
  return (
    <article>
      <div className={closedRails}>
        <ArticleHead {...{ title, path, ancestors }} excerpt={summary}>
          {form && (
            <Button href={`#${applyPlace}`} variant="cta">
              Apply for this job
            </Button>
          )}
          {!isOpen && (
            <>
              <p className="font-medium">{closedText}</p>
              <Button href={folderOf('position')} variant="ghost">
                See the open positions
              </Button>
            </>
          )}
        </ArticleHead>
        <ArticleBody beside={<Facts facts={facts} />}>
          <RichText value={body} headingIds={bodyHeadings(body, taken).map(({ id }) => id)} />
          {form && (
            <p className="mt-12">
              <Button href={`#${applyPlace}`} variant="cta">
                Apply
              </Button>
            </p>
          )}
        </ArticleBody>
      </div>
      {children}
      {form && <Application form={form} title={title} />}
      <Section frame={{ anchor: null, background: 'paper', spacing: 'normal' }}>
        {related.length > 0 && (
          <div data-part="related" className="mb-10 grid gap-8">
            <Heading size={3}>Other open positions</Heading>
            <Positions positions={related} emptyText="" />
          </div>
        )}
        <Button href={folderOf('position')} variant="ghost">
          All open positions
        </Button>
      </Section>
    </article>
  );
}

/** The facts of a position, a few words each; a fact without a value is left out. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl
      data-part="facts"
      className="grid grid-cols-2 gap-x-6 max-tight:grid-cols-1 tablet:max-desk:grid-cols-3 desk:grid-cols-1"
    >
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="border-t border-line py-3">
              <dt className="mono text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The form at the end of a position, in a band of its own. */
function Application({ form, title }: { form: Form; title: string }) {
  const { name, fields, submitLabel, sendingLabel, successTitle, successText } = form;
  return (
    <Section frame={{ anchor: applyPlace, background: 'mist', spacing: 'normal' }}>
      <div className="beside">
        <div className="sticky-head">
          <Intro eyebrow="Apply" title="Tell us about yourself" text={`Your application as ${title}.`} />
        </div>
        <div className="frame bg-raised p-[clamp(min(1.25rem,6.25vw),3vw,2.5rem)]">
          <FormView
            {...{ fields, submitLabel, sendingLabel, successTitle, successText }}
            action={formAction(name)}
            title={`Apply as ${title}`}
          />
        </div>
      </div>
    </Section>
  );
}
