import { type Document, h2, keyed, list, p, seo, slug, text } from '../write.ts';

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
  seo: seo(title, description),
});

/** The legal pages. */
export const legalPages: Document[] = [
  legal(
    'terms-of-use',
    'Terms of use',
    'The rules for using this website: what you may do here, what we promise, and what we do not.',
    text(
      p(
        'These terms are for this website. The product itself has a contract of its own, and where the two differ, the contract decides.',
      ),
      h2('Using the site'),
      p(
        'Read it, link to it, quote from it with its source. Please do not overload it, and do not try to break in; if you find a weakness, write to [security@cardea.example](mailto:security@cardea.example) first and we will thank you by name if you like.',
      ),
      h2('What is ours'),
      p(
        'The texts, drawings and the name on this site belong to us or to those who made them for us. Code that we publish carries its own license, and that license is what counts.',
      ),
      h2('What we promise'),
      p(
        'We write with care and correct mistakes when we learn of them. The site describes the product as it is; a feature that is announced is marked as announced. What you read here is information and not advice for your particular case, and it cannot replace your own review.',
      ),
      h2('Links to other sites'),
      p(
        'Links that lead elsewhere open in a new tab. We choose them with care, and we do not control what stands there tomorrow.',
      ),
      h2('Changes'),
      p('When these terms change, this page changes with them. Earlier versions are available on request.'),
    ),
  ),
  legal(
    'privacy-policy',
    'Privacy policy',
    'What we learn about visitors of this site, why, how long we keep it, and how to have it removed.',
    text(
      p(
        'We would rather know little about you. This page says what that little is. It is about this website; what the product processes is laid down in the contract of each customer.',
      ),
      h2('What we collect'),
      list(
        '**What you write to us,** by mail or in a form: your name, your mail address, your message and what else you fill in, to answer it.',
        '**What you apply with:** your CV and what you say of yourself, read by the team that hires and by nobody else.',
        '**What you sign up for:** the mail address that you give for our updates, together with your consent. A provider of marketing mail keeps the list for us and sends the mail.',
        '**What a web server cannot help seeing:** the address that a request came from and what it asked for, to keep the site up and to stop abuse.',
      ),
      h2('What we do not do'),
      p(
        'No advertising networks, no trackers of other companies, no profile of what you read, and no sale of anything that you gave us.',
      ),
      h2('How long we keep it'),
      p(
        'Messages for as long as the matter is open and the law asks for. Applications for six months after the answer. Your sign-up until you take it back. Records of requests only for as long as they help against abuse.',
      ),
      h2('Taking back your consent'),
      p(
        'Every mail of ours has a link to unsubscribe. You can also write to the mailbox below, and no reason is needed.',
      ),
      h2('Your rights'),
      p(
        'You may ask what we hold about you, have it corrected, have it removed, or receive a copy: [privacy@cardea.example](mailto:privacy@cardea.example). A person answers. If you are not content with the answer, a data protection authority will hear you.',
      ),
    ),
  ),
  legal(
    'cookie-notice',
    'Cookie notice',
    'Which cookies this site sets: for visitors none, for editors one.',
    text(
      p('This site sets no cookies for visitors. That is why no banner asked you about them.'),
      h2('The one exception'),
      p(
        'Editors who preview a page that is not published yet get one cookie that switches the preview on. It is removed when they leave the preview.',
      ),
      h2('If that changes'),
      p(
        'Should we ever need another, it will be listed here first, with its purpose and its lifetime, and you will be asked before it is set unless the site cannot work without it.',
      ),
    ),
  ),
];
