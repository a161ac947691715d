import { card, deep, demo, mist, page, paper, question } from '../compose.ts';
import { button, h3, keyed, link, p, picture, seo, text } from '../write.ts';

/** A use case: proof on every call. */
export const zeroTrustVerification = page(
  'zero-trust-verification',
  '/use-cases/zero-trust-verification',
  'Zero trust verification',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'Never trust, always verify: verify what, exactly?',
      text: 'Somewhere in your estate stand the few hundred lines that decide whom a machine may believe. Cardea reads all of them and says in plain words what they let in.',
      layout: 'split',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      picture: picture('square-rings.webp'),
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What is verified',
      title: 'Four proofs, and how each is left out',
      columns: 4,
      cards: keyed([
        card(
          'badge',
          'Who signed it',
          'The issuer, as a whole string. A pattern accepts the issuer that a stranger registered.',
        ),
        card(
          'target',
          'For whom it is',
          'The audience. Where two services skip it, each may use what was shown to the other.',
        ),
        card(
          'fingerprint',
          'What it names',
          'The subject. Everything that is not pinned down here, anyone on that platform may fill in.',
        ),
        card(
          'timer',
          'How old it is',
          'Minutes, and once. Clocks that are hours off make every token young.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Replay',
      title: 'Test a trust policy with the tokens of last month',
      text: text(
        p(
          'A condition that is too wide does not fail. Nothing shows it, until somebody comes through. Cardea replays the recorded claims of real requests against the policy and against the narrower one that you might put in its place.',
        ),
        p('You see which requests would be refused, and whether any of them was yours.'),
      ),
      checks: [
        'Each policy as a sentence: any job that … may become …',
        'Subjects with wildcards first',
        'Accounts that trust themselves through a third',
      ],
      picture: picture('screen-claims.webp'),
      pictureSide: 'left',
      ...paper,
    },
    {
      _type: 'prose',
      title: 'Three places where proof is lost on the way',
      text: text(
        h3('At the edge'),
        p(
          'A load balancer ends the encrypted connection and passes the client’s certificate on in a header. If the same header may come in from outside, anyone can write their own proof. Cardea looks for edges that do not strip it.',
        ),
        h3('In the middle'),
        p(
          'A service receives a token and passes it on, because that is easy. The next one then checks a proof that was made for somebody else. Tokens should be exchanged at each step, and [two names](page-workforce-attribution) kept.',
        ),
        h3('At the end'),
        p(
          'A library verifies the signature and leaves issuer and audience to the caller. The caller believes that verified means verified. We find such services by the requests that they accept and should not have, in a test that you start yourself.',
        ),
      ),
      ...deep,
    },
    {
      _type: 'faq',
      title: 'How it is done',
      items: keyed([
        question(
          'Do you need to see our tokens?',
          'No. The claims are enough, and they stand in the logs of your token services. Signatures are cut off before anything leaves your network.',
        ),
        question(
          'Which kinds of trust do you read?',
          'Federation policies of clouds, trust between accounts, authorization servers and their clients, mesh policies, and the certificate authorities that your services accept.',
        ),
        question(
          'Can it run before a change is merged?',
          'Yes. The check runs on the pull request that changes a policy and answers with the sentence that it would become. Reviewers read that instead of the JSON.',
        ),
      ]),
      ...mist,
    },
    demo(
      'Read your trust policies aloud',
      'One account, an hour, and a list of sentences. Some of them will surprise you.',
    ),
  ],
  seo(
    'Zero trust verification',
    'Every trust policy as a plain sentence: issuers, audiences, subjects and ages checked, and narrower conditions tested with real requests.',
    ['zero trust', 'trust policies', 'OIDC claims', 'federation'],
  ),
);
