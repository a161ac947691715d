import { type Document, h2, list, p, seo, slug, text } from '../write.ts';

/** What differs from one open position to the next. */
export interface Opening {
  name: string;
  title: string;
  location: string;
  type: string;
  department: string;
  since: string;
  summary: string;
  about: string;
  team: string;
  work: string[];
  firstMonths: string;
  bring: string[];
}

/** An open position as stored: what is its own, and below it how all of them are filled. */
export function opening({
  name,
  since,
  about,
  team,
  work,
  firstMonths,
  bring,
  ...fields
}: Opening): Document {
  return {
    _id: `position-${name}`,
    _type: 'position',
    ...fields,
    slug: slug(name),
    publishedAt: since,
    body: text(
      p(about),
      h2('About the team'),
      p(team),
      h2('What you will do'),
      list(...work),
      h2('The first half year'),
      p(firstMonths),
      h2('What you bring'),
      list(...bring),
      p('If most of this fits and some of it does not, apply. The list is a description and not a gate.'),
      h2('How we hire'),
      p(
        'A talk of half an hour, a small piece of paid work on a real problem, and a day with the team. You have an answer within a week of the last step, with reasons.',
      ),
      p(
        'Send us two pages about something that you are proud of, with the form below or to [jobs@cardea.example](mailto:jobs@cardea.example). No cover letter is needed. How we work stands [on this page](page-join).',
      ),
    ),
    seo: seo(fields.title, fields.summary, ['jobs', fields.department, fields.location]),
  };
}
