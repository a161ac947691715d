import { button, type Document, keyed, link, p, picture, slug, text } from '../write.ts';

const slide = (file: string, alt: string, width: number, aspectRatio: number) => ({
  _type: 'slide',
  image: picture(file, alt),
  width,
  aspectRatio,
});

/** The home page: all that Cardea is, in one page. */
export const home: Document = {
  _id: 'page-home',
  _type: 'page',
  title: 'Home',
  path: slug('/'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Non-human identities',
      title: 'Securing non-human identities. Everywhere.',
      text: 'Your machines hold more keys than your people do. Cardea finds every service account, token and agent, gives each an owner, and ends the ones nobody needs.',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('See the platform', link('page-platform'), 'ghost'),
      ]),
      layout: 'split',
      animation: {
        _type: 'animation',
        file: { _type: 'file', _sanityAsset: 'file@animations/identity.riv' },
        stateMachine: 'Main',
        trigger: 'click',
        label:
          'A machine identity with its key; at a click the loose connections around it close into a ring',
        poster: picture('hero-poster.webp', 'A hexagon with a key, and points around it'),
      },
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'The challenge',
      title: 'Nobody signs for the machines',
      firstColumn: text(
        p(
          'A service account is made for a migration, given broad rights for one weekend, and kept for years. It has no phone to confirm a login, no manager to ask, and no last day at work.',
        ),
        p(
          'Multiply that by every pipeline, every integration and now every agent. The list is long, and it is nowhere.',
        ),
      ),
      secondColumn: text(
        p(
          'When one of those keys turns up in a build log, revoking it is easy. **Knowing what will stop is not.** So it stays, and the finding is closed as accepted risk.',
        ),
        p(
          'The way out is not a better vault. It is knowing, for each identity: who made it, what uses it, what it can reach, and who answers for it.',
        ),
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'The platform',
      title: 'Six jobs, one inventory',
      text: 'Each part reads the same list. That is why an answer in one is an answer in all.',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'radar',
          title: 'Discovery and inventory',
          text: 'Accounts, keys, grants and agents from clouds, vaults, code hosts and SaaS, joined into one identity each.',
          link: link('page-visibility'),
          linkLabel: 'How it sees',
        },
        {
          _type: 'icon-card',
          icon: 'lifecycle',
          title: 'Lifecycle management',
          text: 'An owner and a purpose at birth, a review while it lives, and an end that nothing notices.',
        },
        {
          _type: 'icon-card',
          icon: 'gauge',
          title: 'Posture and risk',
          text: 'Rights that are never used, keys that never expire, and the two steps from each to what matters.',
        },
        {
          _type: 'icon-card',
          icon: 'bell',
          title: 'Detection and response',
          text: 'A deploy key that lists storage at night is told apart from one that deploys.',
        },
        {
          _type: 'icon-card',
          icon: 'shield',
          title: 'Zero trust enforcement',
          text: 'Short-lived credentials, bound to the workload that asks, for as long as the work takes.',
        },
        {
          _type: 'icon-card',
          icon: 'scan',
          title: 'Contextual secret scanning',
          text: 'Not only that a secret leaked, but whether it still works, what it opens and whose it is.',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      eyebrow: 'Inventory',
      title: 'One line for each identity, and it stays true',
      text: text(
        p(
          'The same credential has a name in the cloud, another in the vault and a third in a config file. Cardea joins them by fingerprint and by use, so you see one identity and everything that touches it.',
        ),
      ),
      checks: [
        'Owner, purpose and age beside each line',
        'Last use from the logs, not from memory',
        'What it can reach, two steps deep',
      ],
      picture: picture(
        'feature-inventory.webp',
        'A table of machine identities with owner, last use and risk',
      ),
      pictureSide: 'right',
      button: button('Look at visibility', link('page-visibility'), 'primary'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'principles',
      anchor: 'principles',
      title: 'What we hold to',
      subtitle: 'Four rules decide what we build, and what we leave out.',
      cards: [
        '<strong>Ownership before rotation.</strong> A secret that nobody answers for is not safer because it is new.',
        '<strong>Read first, then act.</strong> Nothing changes in your estate until you have seen what would break.',
        '<strong>Evidence, not scores.</strong> Every finding names the log line it comes from.',
        '<strong>Short lives.</strong> The best credential is one that has expired before it can leak.',
      ],
      info: {
        title: 'How that looks at work',
        text: 'The rules are plain because they are used every day, by people who are on call.',
        iconsCards: keyed([
          {
            _type: 'icon-point',
            icon: 'eye',
            title: 'Read-only to begin',
            text: 'The inventory needs no right to write.',
          },
          {
            _type: 'icon-point',
            icon: 'users',
            title: 'Owners, not queues',
            text: 'Findings go to the team that can act.',
          },
          {
            _type: 'icon-point',
            icon: 'fingerprint',
            title: 'Never the secret itself',
            text: 'Fingerprints leave your network; values do not.',
          },
        ]),
      },
      background: 'deep',
      spacing: 'normal',
    },
    {
      _type: 'marquee',
      title: 'Thresholds we have drawn',
      pictures: keyed([
        slide('slide-1.webp', 'Mountain ridges at dawn, layer behind layer', 420, 1.5),
        slide('slide-2.webp', 'A vault of columns, one of them lit', 300, 1),
        slide('slide-3.webp', 'Fine engraved rosettes, as on a banknote', 420, 1.5),
        slide('slide-4.webp', 'Points joined by hairlines to one key', 280, 0.75),
        slide('slide-5.webp', 'Mountain ridges at dusk', 420, 1.5),
        slide('slide-6.webp', 'Contour lines around a peak', 300, 1),
      ]),
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'blog-list',
      eyebrow: 'Field notes',
      title: 'Worth ten minutes',
      text: 'What we learned from reading other people’s audit logs, with their leave.',
      source: 'latest',
      limit: 3,
      button: button('All posts', link('page-blog'), 'ghost'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'faq',
      anchor: 'questions',
      eyebrow: 'Questions',
      title: 'What teams ask first',
      items: keyed([
        {
          _type: 'question',
          question: 'Do you need write access to our cloud?',
          answer: text(
            p(
              'No. The inventory works with read-only roles. When something is to be changed, Cardea proposes it and your own pipeline does it.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'We have a vault. Is that not enough?',
          answer: text(
            p(
              'A vault knows the secrets it was given. It does not know the copies in config files, the keys that were never put in, or what each of them can reach. Cardea reads the vault as one source among others.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'How long does the first inventory take?',
          answer: text(
            p(
              'A cloud account of usual size is read in minutes. Code hosts with long histories take an hour or two, as every branch is looked at.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Do you store our secrets?',
          answer: text(
            p(
              'No. A collector inside your network computes a keyed fingerprint of each value. The fingerprint is enough to tell that two places hold the same secret, and useless for anything else.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'What about AI agents?',
          answer: text(
            p(
              'An agent is an identity that improvises. It gets a name, an owner, a list of tools and a limit, and its use of them is compared with what it was made for. [Read how](page-agentic-ai-governance).',
            ),
          ),
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'positions-list',
      eyebrow: 'Join us',
      title: 'Work on the hinge',
      text: 'Small teams, long attention, decisions in writing.',
      emptyText: 'There is no open position at the moment. Write to us all the same.',
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'See your own estate in half an hour',
      text: 'Bring one cloud account. Leave with the list of its identities, and who answers for them.',
      button: button('Book a demo', link('page-book-demo'), 'cta'),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Securing Non-Human Identities. Everywhere.',
    description:
      'Cardea finds the service accounts, keys, tokens and agents in your estate, gives each an owner, and ends the ones nobody needs.',
    keywords: ['non-human identity', 'service accounts', 'machine identity'],
    noindex: false,
  },
};

/** The page for addresses that lead nowhere. */
export const notFound: Document = {
  _id: 'page-not-found',
  _type: 'page',
  title: 'Page not found',
  path: slug('/404'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: '404',
      title: 'This door leads nowhere',
      text: 'The page has moved, or the address was cut off on its way to you. These two lead somewhere:',
      layout: 'center',
      buttons: keyed([
        button('To the home page', link('page-home'), 'primary'),
        button('Read the blog', link('page-blog'), 'ghost'),
      ]),
      background: 'paper',
      spacing: 'large',
    },
  ]),
  seo: { _type: 'seo', title: 'Page not found', noindex: true },
};
