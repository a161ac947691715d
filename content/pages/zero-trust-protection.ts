import { card, deep, demo, mist, page, paper, question } from '../compose.ts';
import { button, callout, h3, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** The part of the platform that replaces standing keys by proof. */
export const zeroTrustProtection = page(
  'zero-trust-protection',
  '/platform/zero-trust-protection',
  'Zero trust protection',
  [
    {
      _type: 'hero',
      eyebrow: 'Zero trust protection',
      title: 'No standing keys, no standing rights',
      text: 'A workload proves what it is at the moment it asks, and receives what the work needs for as long as the work takes. Cardea shows the way there, one identity at a time.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Claim by claim', link('post-workload-identity-claim-by-claim'), 'ghost'),
      ]),
      animation: {
        _type: 'animation',
        file: { _type: 'file', _sanityAsset: 'file@animations/identity.riv' },
        stateMachine: 'Main',
        trigger: 'hover',
        label: 'Six workloads around one key; the ring between them closes, and the key becomes a check mark',
        poster: picture('hero-poster.webp'),
      },
      ...deep,
    },
    {
      _type: 'challenge',
      eyebrow: 'The trouble with trust',
      title: 'Trust was given once, on a Tuesday, for ever',
      firstColumn: text(
        p(
          'A key is trust in a frozen state. It was right when it was made: this script, on this machine, for this purpose. Then the script was copied, the machine replaced and the purpose forgotten. The key noticed none of it.',
        ),
      ),
      secondColumn: text(
        p(
          'Zero trust, for machines, means that **nothing is remembered.** Each request carries a proof that was made for it: which workload, run by which platform, out of which source, a few minutes ago. What cannot be proved is not granted, and what was granted ends by itself.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'prose',
      title: 'From a stored key to a proof',
      text: text(
        h3('The exchange'),
        p(
          'The platform on which a workload runs knows what it is. It signs a token that says so. A token service on the other side checks signature and claims against a policy, and answers with credentials for an hour.',
        ),
        picture('figure-federation.webp'),
        h3('What Cardea adds'),
        list(
          'It finds the stored keys that could be replaced in this way, and the jobs that use them.',
          'It writes the trust policy, as narrow as the calls of the past ninety days allow.',
          'It watches the old key become quiet, and tells you when it may go.',
          'It keeps a list of all trust policies, each translated into a sentence: any job that … may become … .',
        ),
        callout(
          'A policy is an identity too',
          'It has a purpose, an owner and a reach, and no secret by which a scanner could find it. One wildcard in its subject lets strangers in.',
          true,
        ),
      ),
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Lifetimes',
      title: 'Short enough that rotation has nothing to do',
      text: text(
        p(
          'A token of ten minutes has been replaced a hundred and forty-four times by tomorrow. Nobody planned it. Where a system still insists on a key, a broker holds it, and workloads show the broker something better.',
        ),
      ),
      checks: [
        'The oldest credential of each kind, on one page',
        'A target for each kind, and the exceptions by name',
        'Binding to a key or a place where the other side supports it',
      ],
      picture: picture('screen-lifetimes.webp'),
      pictureSide: 'left',
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'The order that works',
      title: 'Four steps, and the first two change nothing',
      columns: 4,
      cards: keyed([
        card('eye', 'See', 'List the standing keys and who uses each. Nothing is touched.'),
        card('compass', 'Describe', 'Write down what each workload is for. Its owner corrects it.'),
        card('split', 'Move', 'Give each its own proof, beside the old key, and let the key become quiet.'),
        card('lock', 'Refuse', 'Only then forbid new keys by policy. By now nobody needs one.'),
      ]),
      ...mist,
    },
    {
      _type: 'faq',
      title: 'Asked by those who run it',
      items: keyed([
        question(
          'Does Cardea stand in the way of requests?',
          'No. Tokens are issued by your platforms and checked by your clouds and services. If Cardea is down, everything goes on, and only the list grows older.',
        ),
        question(
          'Some of our systems know nothing but a password.',
          'Most estates have a few. They are put behind a broker that keeps the password, changes it by itself and asks callers for a signed token. The password is then known to one program.',
        ),
        question(
          'How do we handle a vendor who needs access?',
          'Ask whether they can sign a token; many can by now. If they cannot, give them an identity of their own with the narrowest scope, an end date, and an address from which it works. It stands on the list like every other.',
        ),
      ]),
      ...paper,
    },
    demo('Replace one key this week', 'Choose the deploy path of a single service. We bring the policy.'),
  ],
  seo(
    'Zero trust protection for workloads',
    'Proof at the moment of the request in place of standing keys: federation, short lifetimes, narrow trust policies, and the order in which to get there.',
    ['zero trust', 'workload identity', 'short-lived credentials', 'federation'],
  ),
);
