import { button, type Document, keyed, link, p, picture, seo, slug, text } from '../write.ts';

/** The platform's first part: discovery and inventory. */
export const visibility: Document = {
  _id: 'page-visibility',
  _type: 'page',
  title: 'Visibility',
  path: slug('/platform/visibility'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Discovery and inventory',
      title: 'You cannot retire what you cannot list',
      text: 'A current list of every service account, key, token, certificate, OAuth grant and agent, with the one column that spreadsheets never have: what it is for.',
      layout: 'center',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('What it connects to', link('page-integrations'), 'ghost'),
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      eyebrow: 'One identity, many names',
      title: 'Joined by what is true, not by how it is called',
      text: text(
        p(
          '`svc-deploy`, `ci_prod_2` and an unnamed key in a config file may be the same identity. Cardea compares fingerprints, grants and calls, and shows why it believes that two names are one.',
        ),
        p(
          'When it is not sure it says so, and asks. A wrong join hides an identity behind another, which is worse than two lines too many.',
        ),
      ),
      checks: [
        'Copies found in code, images and pipelines',
        'OAuth grants with the person who clicked',
        'Certificates with the host that presents them',
      ],
      picture: picture('feature-inventory.webp'),
      pictureSide: 'left',
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      anchor: 'sources',
      eyebrow: 'What it reads',
      title: 'Where machine identities hide',
      text: 'No single system knows them all. Each knows a part, under a name of its own.',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'cloud',
          title: 'Clouds',
          text: 'Roles, users, keys and the logs that say which of them still work for a living.',
        },
        {
          _type: 'icon-card',
          icon: 'code',
          title: 'Code and pipelines',
          text: 'Every branch and every build log, not only the tip of main. CI tokens with the jobs that may ask for them.',
        },
        {
          _type: 'icon-card',
          icon: 'vault',
          title: 'Vaults',
          text: 'What is kept, who fetches it, and what has been copied out.',
        },
        {
          _type: 'icon-card',
          icon: 'globe',
          title: 'SaaS',
          text: 'Tokens and apps that a colleague approved on a Friday, with their scopes in plain words.',
        },
        {
          _type: 'icon-card',
          icon: 'server',
          title: 'Hosts and clusters',
          text: 'Service accounts, mounted secrets and the workloads that use them.',
        },
        {
          _type: 'icon-card',
          icon: 'robot',
          title: 'Agents',
          text: 'Models with tools, and the credentials behind each tool.',
          link: link('page-agentic-ai-governance'),
          linkLabel: 'Governing agents',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'Secrets in context',
      title: 'A finding is a question. Answer it first.',
      firstColumn: text(
        p(
          'A scanner that reports strings produces a queue. Most lines in it are test values, expired tokens or the same key in nine branches. People learn to skim, and the tenth line, the live one, is skimmed too.',
        ),
      ),
      secondColumn: text(
        p(
          'Cardea looks the string up before it tells you. **Does it still work? Which identity is it? What does that identity reach, who owns it, and where else is the same value?** A live production key arrives as one message to one person. The rest can wait for daylight.',
        ),
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'faq',
      eyebrow: 'Details',
      title: 'Asked by people who run it',
      items: keyed([
        {
          _type: 'question',
          question: 'Which rights do the connectors need?',
          answer: text(
            p(
              'Those of a reader, listed by name in the set-up. They can be taken away again one by one; the list then says what it no longer sees.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'How current is the list?',
          answer: text(
            p(
              'Systems that send events are followed as the events arrive. Systems without events are read on a schedule that you set. Each line shows when it was last confirmed.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'What do you do about systems that you cannot read?',
          answer: text(
            p(
              'They appear as a gap with a name. An inventory that leaves out what it does not know is worse than one that says so. For systems of your own there is an interface to report identities and their use.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Does a scan slow our systems down?',
          answer: text(
            p(
              'Connectors stay below the rate limits of the interfaces they read and wait when asked to. Nothing is installed on your hosts; the secret scanner runs as a job where you choose.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Can we export it?',
          answer: text(p('Yes, as files and through the API, with the evidence. It is your list.')),
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Find out how long your list is',
      text: 'One account, one read-only role, half an hour.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Visibility: every machine identity in one list',
    'Discovery and inventory for service accounts, keys, tokens, certificates, OAuth grants and agents, with the source of each fact beside it.',
    ['discovery', 'identity inventory', 'secret scanning', 'secret sprawl'],
  ),
};
