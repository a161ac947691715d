import { button, type Document, keyed, link, list, p, picture, slug, text } from '../write.ts';

/** The platform as a whole. */
export const platform: Document = {
  _id: 'page-platform',
  _type: 'page',
  title: 'Platform',
  path: slug('/platform'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Platform',
      title: 'From a loose key to a known identity',
      text: 'Cardea reads what your systems already record, joins it into one graph of identities, and lets you act on it with the tools you have.',
      layout: 'split',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      picture: picture(
        'feature-lifecycle.webp',
        'The life of an identity from request to retirement, as a line with five stops',
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'How it works',
      title: 'Collect, join, decide, act',
      columns: 4,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'plug',
          title: 'Collect',
          text: 'Read-only connectors for clouds, directories, vaults, code hosts and SaaS. The first account takes minutes.',
        },
        {
          _type: 'icon-card',
          icon: 'graph',
          title: 'Join',
          text: 'One identity out of its many names, by fingerprint, by grant and by use.',
        },
        {
          _type: 'icon-card',
          icon: 'compass',
          title: 'Decide',
          text: 'Questions in plain queries: unused for ninety days, without an owner, able to reach payroll.',
        },
        {
          _type: 'icon-card',
          icon: 'workflow',
          title: 'Act',
          text: 'A ticket to the owner, a change in your pipeline, a shorter life for the next credential.',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      eyebrow: 'Detection',
      title: 'A key has habits. You notice when they change.',
      text: text(
        p(
          'Machines are regular. A deploy key deploys; a backup account reads at three in the morning. When a credential is used from a new place, for a new purpose, or at a new pace, that is a fact worth a message, and Cardea shows the log lines that make it one.',
        ),
      ),
      checks: [
        'A profile for each identity from its own past',
        'Alerts that carry their evidence',
        'A safe order in which to revoke',
      ],
      picture: picture(
        'feature-detection.webp',
        'A timeline of a key’s calls with one burst at an unusual hour marked',
      ),
      pictureSide: 'left',
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'Where it stands',
      title: 'Beside your vault, not instead of it',
      firstColumn: text(
        p(
          'Vaults keep secrets. Directories keep people. Scanners find leaks. Each is right about its own part, and none can say what happens when a credential is switched off.',
        ),
      ),
      secondColumn: text(
        p('Cardea is the list between them:'),
        list(
          'it knows every copy that a vault was never given,',
          'it knows which person stands behind an account without a face,',
          'and it knows what a leaked key opens before anybody has to guess.',
        ),
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Start with one account',
      text: 'A read-only role, half an hour, and a list that you keep.',
      button: button('Book a demo', link('page-book-demo'), 'cta'),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'The platform for machine identities',
    description:
      'Collect, join, decide, act: how Cardea turns loose credentials into known identities, beside the vault you have.',
    noindex: false,
  },
};

/** The platform's first part. */
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
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
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
      ),
      checks: [
        'Copies found in code, images and pipelines',
        'OAuth grants with the person who clicked',
        'Certificates with the host that presents them',
      ],
      picture: picture(
        'feature-inventory.webp',
        'A table of machine identities with owner, last use and risk',
      ),
      pictureSide: 'left',
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What it reads',
      title: 'Where machine identities hide',
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
          text: 'Every branch and every build log, not only the tip of main.',
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
          text: 'Tokens and apps that a colleague approved on a Friday.',
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
        },
      ]),
      background: 'paper',
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
              'Those of a reader, listed by name in the set-up and nowhere wider. Each can be taken away again one by one; the list then says what it no longer sees.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'How current is the list?',
          answer: text(
            p(
              'Changes that arrive as events are seen within minutes. Systems without events are read on a schedule that you set.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Can we export it?',
          answer: text(p('Yes, as files and through the API, with the evidence. It is your list.')),
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Find out how long your list is',
      button: button('Book a demo', link('page-book-demo'), 'cta'),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Visibility: every machine identity in one list',
    description:
      'Discovery and inventory for service accounts, keys, tokens, certificates, OAuth grants and agents.',
    noindex: false,
  },
};

/** A use case: agents. */
export const agents: Document = {
  _id: 'page-agentic-ai-governance',
  _type: 'page',
  title: 'Agentic AI governance',
  path: slug('/use-cases/agentic-ai-governance'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'An agent is an identity that improvises',
      text: 'Give it a name, an owner, a list of tools and a limit. Then compare what it does with what it was made for.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Read the guide', link('post-agents-need-names'), 'ghost'),
      ]),
      picture: picture('cover-agents.webp', 'Points joined by hairlines, some of them bright'),
      background: 'deep',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'The challenge',
      title: 'Borrowed keys, open questions',
      firstColumn: text(
        p(
          'Most agents run on somebody’s token. The log says that Anna exported the customers. Anna was asleep; her assistant was not.',
        ),
      ),
      secondColumn: text(
        p(
          'Without an identity of its own an agent cannot be limited, reviewed or switched off without switching off a person. With one, it can be all three.',
        ),
      ),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'principles',
      title: 'Four things every agent gets',
      subtitle: 'None of them needs a new protocol.',
      cards: [
        '<strong>A name of its own.</strong> One identity for each agent and environment, never a person’s.',
        '<strong>An owner.</strong> A person who is asked before its rights grow.',
        '<strong>A list of tools.</strong> Each tool with its own credential, so that one can be taken away.',
        '<strong>A limit.</strong> Of time, of money, of rows: whatever ends a bad night early.',
      ],
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'blog-list',
      eyebrow: 'Read on',
      title: 'About agents',
      source: 'category',
      category: { _type: 'reference', _ref: 'category-agents' },
      limit: 3,
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Which agents run on your keys?',
      button: button('Book a demo', link('page-book-demo'), 'cta'),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Governance for AI agents',
    description:
      'Names, owners, tools and limits for agents: how to let them work without lending them a person’s keys.',
    noindex: false,
  },
};
