import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { notFoundMark } from '../../page/not-found-mark.ts';

/** What a link to a draft shows when it has expired, was withdrawn, or was cut short on its way. */
export function ExpiredLink() {
  return (
    <section className="wrap grid justify-items-start gap-6 py-(--space)">
      <meta name={notFoundMark} content="404" />
      <Eyebrow>Draft</Eyebrow>
      <Heading level={1}>This link has expired</Heading>
      <p>Links to drafts are open for some days at most. Ask whoever sent it to you for a new one.</p>
    </section>
  );
}
