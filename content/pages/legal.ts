import { type Document, h2, keyed, list, p, slug, text } from '../write.ts';

const legal = (
  name: string,
  title: string,
  description: string,
  body: ReturnType<typeof text>,
): Document => ({
  _id: `page-${name}`,
  _type: 'page',
  title,
  path: slug(`/${name}`),
  layout: 'legal',
  sections: keyed([{ _type: 'prose', text: body, background: 'paper', spacing: 'normal' }]),
  seo: { _type: 'seo', title, description, noindex: false },
});

/** The legal pages. */
export const legalPages: Document[] = [
  legal(
    'terms-of-use',
    'Terms of use',
    'The rules for using this website.',
    text(
      p('These terms are for this website. The product itself has a contract of its own.'),
      h2('Using the site'),
      p(
        'Read it, link to it, quote from it with its source. Do not try to break it; if you find a weakness, write to us first and we will thank you by name if you like.',
      ),
      h2('What we promise'),
      p(
        'We write with care and correct mistakes when we learn of them. The site describes the product as it is; a feature that is announced is marked as announced.',
      ),
      h2('Changes'),
      p(
        'When these terms change, the date in the site’s history changes with them, and the earlier version stays available on request.',
      ),
    ),
  ),
  legal(
    'privacy-policy',
    'Privacy policy',
    'What we learn about visitors, why, and how to have it removed.',
    text(
      p('We would rather know little about you. This page says what that little is.'),
      h2('What we collect'),
      list(
        'What you write to us: your name, your mail address and your message.',
        'What a web server cannot help seeing: the address your request came from, kept for fourteen days against abuse.',
      ),
      h2('What we do not do'),
      p('No advertising networks, no trackers of other companies, no profile of what you read.'),
      h2('Your rights'),
      p(
        'Ask what we hold, have it corrected or removed: [privacy@cardea.example](mailto:privacy@cardea.example). A person answers.',
      ),
    ),
  ),
  legal(
    'cookie-notice',
    'Cookie notice',
    'Which cookies this site sets.',
    text(
      p('This site sets no cookies for visitors.'),
      h2('The one exception'),
      p(
        'Editors who preview a page that is not published yet get one cookie that says so. It is gone when they close the preview.',
      ),
    ),
  ),
];
