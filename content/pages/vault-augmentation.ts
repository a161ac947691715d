import { card, deep, demo, mist, page, paper, question } from '../compose.ts';
import { button, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** A use case: what a vault cannot know by itself. */
export const vaultAugmentation = page(
  'vault-augmentation',
  '/use-cases/vault-augmentation',
  'Vault augmentation',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'Your vault, with the rest of the house lit up',
      text: 'It keeps secrets well. Cardea adds what it cannot see from where it stands: what was never put in, where values went, what they open, and who would miss them.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('What a vault cannot know', link('post-what-a-vault-cannot-know'), 'ghost'),
      ]),
      picture: picture('cover-vault-limits.webp'),
      ...deep,
    },
    {
      _type: 'feature',
      eyebrow: 'Entry by entry',
      title: 'Four columns that a vault does not have',
      text: text(
        p(
          'Paths, readers and leases come from the vault. Beside each entry stand the copies outside of it, what the account behind it may do, and the last time that account did something, by the log of the system that issued it.',
        ),
        p('Sorted by path, four thousand entries look alike. Sorted by reach, a few dozen stand apart.'),
      ),
      checks: [
        'No value is requested from the vault',
        'Fingerprints made beside it, with a key of yours',
        'Several vaults on one list, joined by value',
      ],
      picture: picture('screen-vault-entries.webp'),
      pictureSide: 'left',
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What it answers',
      title: 'Six questions that come up on a bad day',
      columns: 3,
      cards: keyed([
        card(
          'search',
          'What was never put in?',
          'Credentials that an issuer has made and no vault holds. The denominator of your coverage.',
        ),
        card(
          'split',
          'Where are the copies?',
          'Places outside that hold the same value, with the way by which it got there.',
        ),
        card('target', 'What does it open?', 'The rights of the account, and the ways that lead on from it.'),
        card(
          'clock',
          'Is it still in use?',
          'Use by the issuer’s log, not readings by a sidecar that fetches everything.',
        ),
        card(
          'users',
          'Who answers for it?',
          'A person and a purpose beside the path, and a reminder when one of them is gone.',
        ),
        card(
          'vault',
          'Which vault is right?',
          'The same value in two of them will be rotated in one. Here you see both.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'Moving in',
      title: 'A migration that begins with what matters',
      firstColumn: text(
        p(
          'Projects that move all secrets into a vault start with what is easy. After a year, test databases have exemplary leases, and the three keys that could end the company still stand in a configuration file, because someone would have to ask somebody.',
        ),
      ),
      secondColumn: text(
        p('The list turns the order around:'),
        list(
          'first the credentials with the longest reach and the most copies,',
          'for each its consumers, so that the move is a plan,',
          'then the account that the vault can issue for an hour and never keep.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'faq',
      eyebrow: 'Details',
      title: 'What the owners of a vault ask',
      items: keyed([
        question(
          'Which rights do you need on the vault?',
          'To list paths, read metadata and policies, and read the audit log. None of them returns a value. The set-up names each right, and says what the list lacks without it.',
        ),
        question(
          'How can you compare values that you do not read?',
          'A small agent of ours runs beside the vault, under your control and with your policy. It computes an HMAC of each value with a key that stays with you, and reports only that. If you would rather not run it, everything except copies still works.',
        ),
        question('Does this replace our vault?', 'No. If you have none, we will tell you to get one first.'),
      ]),
      ...mist,
    },
    demo('Take the ten entries you would mind most', 'In half an hour you know what each of them opens.'),
  ],
  seo(
    'Vault augmentation',
    'What a secrets vault cannot see by itself: secrets that were never put in, copies outside, reach, real use and owners. No values are read.',
    ['secrets vault', 'secrets management', 'vault coverage', 'secret copies'],
  ),
);
