import { card, demo, mist, page, paper } from '../compose.ts';
import { button, h3, keyed, link, list, p, picture, seo, steps, text, to } from '../write.ts';

/** The part of the platform that finds secrets and says what they open. */
export const contextualSecretScanning = page(
  'contextual-secret-scanning',
  '/platform/contextual-secret-scanning',
  'Contextual secret scanning',
  [
    {
      _type: 'hero',
      eyebrow: 'Secret scanning',
      title: 'Four thousand strings, one message for you today',
      text: 'Finding what looks like a secret is the easy part. Cardea looks each one up before it speaks: does it still work, whose is it, what does it open, and where else does it stand?',
      layout: 'center',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Secret sprawl has a shape', link('post-secret-sprawl-has-a-shape'), 'ghost'),
      ]),
      picture: picture('screen-funnel.webp'),
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'Without context',
      title: 'People learn to skim, and skim the one that counts',
      firstColumn: text(
        p(
          'A scanner that reports strings fills a queue. Test values, expired tokens, examples from a manual, the same key in nine branches. Each has the severity “critical”, because the scanner knows the pattern and nothing else.',
        ),
      ),
      secondColumn: text(
        p(
          'An identity has the rest of the story. It says that this string is the password of `etl-nightly`, that it was used four minutes ago, that it opens every table, and that Data answers for it. **Now there is one person to write to, and one sentence to write.**',
        ),
      ),
      ...paper,
    },
    {
      _type: 'prose',
      title: 'Five questions, in this order',
      text: text(
        steps(
          '**Is it a secret?** By pattern, by entropy, and by what stands around it. Known examples are dropped.',
          '**Which one?** A keyed fingerprint joins equal values across places. The queue now counts values.',
          '**Does it work?** Asked of the inventory first, which knows the credentials that were issued. Only if you allow it, and only where the issuer has a call for it, is the value itself tried, from inside your network.',
          '**What does it open?** Its identity, that identity’s rights, and the ways that lead on from there.',
          '**Whose is it, and who put it there?** Often two people. The first has to replace it, the second knows why it was needed.',
        ),
        h3('Never the value itself'),
        p(
          'The scanner runs in your network. What leaves it is the place, the kind and a fingerprint that was made with a key of yours. We could not show you your secret if you asked.',
        ),
      ),
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Where it looks',
      title: 'Wherever work leaves traces',
      columns: 3,
      cards: keyed([
        card(
          'code',
          'Repositories',
          'Every branch, every fork, the whole history, and what was force-pushed away but not yet collected.',
        ),
        card('layers', 'Images', 'Each layer of each tag, also files that a later layer has deleted.'),
        card(
          'workflow',
          'Pipelines',
          'Variables, artifacts, caches, and logs in which a value was printed by accident.',
        ),
        card('book', 'Pages and tickets', 'Wikis, issues, attachments; the page that is called “Access”.'),
        card('flow', 'Chat', 'Messages and snippets, with the number of people who could read them.'),
        card(
          'terminal',
          'The editor',
          'Before it is saved, while the hand is still on the keyboard. The cheapest place of all.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'Origin',
      title: 'Cut at the cause and the leaves will fall',
      text: text(
        p(
          'Copies come from one another: vault to pipeline, pipeline to log. Put into the order of their making, they show the one change that stops new ones.',
        ),
        list(
          'A chain is cut near its beginning.',
          'A star has a center, and the center is one page.',
          'An echo repeats itself; count it as one and let time do the rest.',
        ),
      ),
      picture: picture('figure-copies.webp'),
      pictureSide: 'left',
      ...mist,
    },
    {
      _type: 'blog-list',
      eyebrow: 'Field notes',
      title: 'When it has happened',
      source: 'picked',
      posts: keyed([
        to('post-first-hour-after-a-leak'),
        to('post-rotation-is-not-a-strategy'),
        to('post-what-a-vault-cannot-know'),
      ]),
      limit: 3,
      ...paper,
    },
    demo(
      'Bring your noisiest repository',
      'See what remains of its findings when each of them has been looked up.',
    ),
  ],
  seo(
    'Contextual secret scanning',
    'Not only that a secret leaked: whether it works, which identity it is, what it opens and who answers for it. Values never leave your network.',
    ['secret scanning', 'secret detection', 'secret sprawl', 'leaked credentials'],
  ),
);
