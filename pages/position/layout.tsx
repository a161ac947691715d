import { folderOf } from '#schemas/addresses.ts';
import type { Form } from '#schemas/form/contract.ts';
import { formAction } from '#schemas/form/form-action.ts';
import { Positions } from '#ui/brand/positions.tsx';
import { FormView } from '#ui/form/form-view.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { Day } from '#ui/text/day.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { ArticleHead } from '../article-head.tsx';
import type { LayoutProps } from '../layout-props.ts';
import type { Position } from './contract.ts';

/** An open position: what it is, the facts beside its description, and the way to the others. */
export default function PositionLayout({ document, path, ancestors, children }: LayoutProps<Position>) {
  const { title, summary, department, location, type, publishedAt, body, form, related } = document;
  const facts = [
    ['Team', department],
    ['Place', location],
    ['Type', type],
    ['Open since', publishedAt && <Day date={publishedAt} />],
  ] as const;
  return (
    <article>
      <ArticleHead {...{ title, path, ancestors }} excerpt={summary} />
      <div className="wrap article-body">
        <dl className="article-contents article-facts-list">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="article-text">
          <RichText value={body} hasIds />
          {form && (
            <p className="article-back">
              <Button href="#apply" variant="cta">
                Apply
              </Button>
            </p>
          )}
        </div>
      </div>
      {children}
      {form && <Application form={form} title={title} />}
      <Section frame={{ anchor: null, background: 'paper', spacing: 'normal' }}>
        {related.length > 0 && (
          <div className="position-related">
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

/** The form at the end of a position, in a band of its own. */
function Application({ form, title }: { form: Form; title: string }) {
  const { name, fields, submitLabel, sendingLabel, successTitle, successText } = form;
  return (
    <Section frame={{ anchor: 'apply', background: 'mist', spacing: 'normal' }}>
      <div className="beside">
        <div className="sticky-head">
          <Intro eyebrow="Apply" title="Tell us about yourself" text={`Your application as ${title}.`} />
        </div>
        <div className="application frame">
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
