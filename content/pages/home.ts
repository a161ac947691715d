import { closing } from '../closing.ts';
import { slides } from '../slides.ts';
import { button, type Document, keyed, link, p, picture, seo, slug, text } from '../write.ts';

/** The home page: one argument, from the problem to the next step. */
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
      text: 'Know what every key opens, and who answers for it. Cardea keeps one current list of the service accounts, OAuth apps, API keys, workloads and agents in your estate, and ends the ones nobody needs.',
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
          'Six identities around one key; the ring between them closes, and the key becomes a check mark',
        poster: picture('hero-poster.webp'),
      },
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'The challenge',
      title: 'People have a last day at work. Their keys do not.',
      firstColumn: text(
        p(
          'A person gets an account from a directory, a manager who approves it, and a leaving date that closes it. A service account gets a ticket, a role that is too broad because the deadline was close, and no leaving date at all.',
        ),
        p(
          'Nobody decided to keep it. The engineer who made it moved on, the script became something that others depend on, and the key went on working. Every pipeline, integration and agent adds to a list that is nowhere.',
        ),
      ),
      secondColumn: text(
        p(
          'When one of those keys turns up in a build log, revoking it is easy. **Knowing what will stop is not.** So it stays, and the finding is closed as accepted risk.',
        ),
        p(
          'Security for machine identities means having that answer before the night you need it: who made the identity, what uses it, what it can reach, who answers for it. Then ending a key is a decision, not an expedition.',
        ),
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      anchor: 'capabilities',
      eyebrow: 'The platform',
      title: 'Six jobs, one inventory',
      text: 'Each part reads the same graph of identities, credentials, permissions and use. What one of them learns, the others know.',
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
          link: link('page-lifecycle-management'),
          linkLabel: 'How it ends',
        },
        {
          _type: 'icon-card',
          icon: 'gauge',
          title: 'Posture and risk',
          text: 'Rights that are never used, keys that never expire, and the two steps from each to what matters.',
          link: link('page-posture-risk-management'),
          linkLabel: 'How it ranks',
        },
        {
          _type: 'icon-card',
          icon: 'bell',
          title: 'Detection and response',
          text: 'A deploy key that lists storage at night is told apart from one that deploys.',
          link: link('page-detection-and-response'),
          linkLabel: 'How it notices',
        },
        {
          _type: 'icon-card',
          icon: 'shield',
          title: 'Zero trust enforcement',
          text: 'Short-lived credentials, bound to the workload that asks, for as long as the work takes.',
          link: link('page-zero-trust-protection'),
          linkLabel: 'How it proves',
        },
        {
          _type: 'icon-card',
          icon: 'scan',
          title: 'Contextual secret scanning',
          text: 'Not only that a secret leaked, but whether it still works, what it opens and whose it is.',
          link: link('page-contextual-secret-scanning'),
          linkLabel: 'What it finds',
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
        p(
          'Beside each fact stand its source and its date: the directory that made the account, the log line that saw it act, the pipeline that holds its key. You can check us.',
        ),
      ),
      checks: [
        'Owner, purpose and age beside each line',
        'Last use from the logs, not from memory',
        'What it can reach, two steps deep',
      ],
      picture: picture('feature-inventory.webp'),
      pictureSide: 'right',
      button: button('Look at visibility', link('page-visibility'), 'primary'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      eyebrow: 'Lifecycle',
      title: 'Made with an owner, ended on purpose',
      text: text(
        p(
          'Ownership is proposed from evidence: who created the identity, whose repository deploys it, which team is paged when it fails. A person confirms it. From then on there is somebody to ask before a key is rotated, a scope is narrowed or an account is closed.',
        ),
      ),
      checks: [
        'A named owner, and a deputy for the holidays',
        'Changes as pull requests, made by your own pipeline',
        'A way back at every step',
      ],
      picture: picture('feature-lifecycle.webp'),
      pictureSide: 'left',
      button: button('Retire an account, step by step', link('post-retiring-service-accounts'), 'ghost'),
      background: 'mist',
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
        '<strong>Evidence, not scores.</strong> Every finding names the record it comes from, so that you can disagree.',
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
      _type: 'faq',
      anchor: 'questions',
      eyebrow: 'Questions',
      title: 'What teams ask first',
      text: 'What a security review wants to know, in the order in which it tends to come up.',
      items: keyed([
        {
          _type: 'question',
          question: 'What counts as a non-human identity?',
          answer: text(
            p(
              'Anything that authenticates without a person at the keyboard: service accounts, OAuth apps, API keys, personal access tokens that a script has taken over, workload identities, certificates, CI tokens and agents. [The plain guide](post-non-human-identity) draws the lines.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Do you need write access to our cloud?',
          answer: text(
            p(
              'No. The inventory works with read-only roles. When something is to be changed, Cardea proposes it and your own pipeline does it, with its own rights. Response actions that act directly are off until you give them a role of their own.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Do you store our secrets?',
          answer: text(
            p(
              'No. A collector inside your network computes a keyed fingerprint of each value, and the key of the fingerprint stays with you. It is enough to tell that two places hold the same secret, and the value cannot be read back from it.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'We have a vault. Is that not enough?',
          answer: text(
            p(
              'A vault knows the secrets it was given and who may fetch them. It does not know the copies in config files, the keys that were never put in, or what each of them can reach. Cardea reads the vault as one source among others and follows the credential onward.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'How do you find the owner of an old account?',
          answer: text(
            p(
              'From traces: the creator in the audit log, the code owners of the repository that uses it, the team on call for the service that fails without it. Each trace is shown. The most likely owner is asked, and only an answer makes it ownership.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'How long does the first inventory take?',
          answer: text(
            p(
              'It depends on how much there is to read. A small cloud account is listed while you watch; a code host with a long history takes longer, as every branch is looked at. The list fills from the first minute and says what is still outstanding.',
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
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'blog-list',
      eyebrow: 'Field notes',
      title: 'Worth ten minutes',
      text: 'What we learned from reading audit logs for a living, written down so that you need not.',
      source: 'latest',
      limit: 3,
      button: button('All posts', link('page-blog'), 'ghost'),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'marquee',
      title: 'Thresholds we have drawn',
      pictures: slides,
      background: 'paper',
      spacing: 'small',
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
    closing,
  ]),
  seo: seo(
    'Securing Non-Human Identities. Everywhere.',
    'One current list of the service accounts, OAuth apps, API keys, workloads and agents in your estate: what each can reach, when it last acted, and who answers for it.',
    ['non-human identity', 'service accounts', 'OAuth apps', 'workload identity', 'machine identity'],
  ),
};
