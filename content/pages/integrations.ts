import { closing } from '../closing.ts';
import { button, type Document, keyed, link, p, seo, slug, text } from '../write.ts';

/** What the platform connects to, by kind of system. */
export const integrations: Document = {
  _id: 'page-integrations',
  _type: 'page',
  title: 'Integrations',
  path: slug('/integrations'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Integrations',
      title: 'It reads what you already run',
      text: 'A connector for each kind of system that issues credentials, keeps them, or sees them used. All of them begin read-only.',
      layout: 'center',
      buttons: keyed([button('Ask about your systems', link('page-contact-us'), 'primary')]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'integrations-list',
      eyebrow: 'What it connects to',
      title: 'Find what you run',
      text: 'Each connector begins with a role that can only read.',
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Reads from',
      title: 'Where the facts come from',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'cloud',
          title: 'Cloud providers',
          text: 'Roles, service accounts, keys and policies, and the audit log that says which are used.',
        },
        {
          _type: 'icon-card',
          icon: 'people',
          title: 'Directories and login',
          text: 'Accounts, groups, registered applications and the consents that people and administrators gave.',
        },
        {
          _type: 'icon-card',
          icon: 'code',
          title: 'Code hosts',
          text: 'Repositories with their history, deploy keys, apps, access tokens and code owners.',
        },
        {
          _type: 'icon-card',
          icon: 'workflow',
          title: 'Pipelines',
          text: 'Stored secrets by name, signed job tokens by rule, and the logs in which secrets end up.',
        },
        {
          _type: 'icon-card',
          icon: 'vault',
          title: 'Vaults and key stores',
          text: 'What is kept, its age, who may fetch it and who does. Values are not read.',
        },
        {
          _type: 'icon-card',
          icon: 'server',
          title: 'Clusters and hosts',
          text: 'Workloads, their service accounts, mounted secrets and certificates.',
        },
        {
          _type: 'icon-card',
          icon: 'database',
          title: 'Databases and warehouses',
          text: 'Logins that belong to programs, their grants, and the last query of each.',
        },
        {
          _type: 'icon-card',
          icon: 'globe',
          title: 'SaaS',
          text: 'Apps, bots, tokens and webhooks, with the scopes that they hold.',
        },
        {
          _type: 'icon-card',
          icon: 'robot',
          title: 'Agent platforms',
          text: 'Agents, the tools that they may call, and the credential behind each tool.',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Speaks to',
      title: 'Where the answers go',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'flow',
          title: 'Tickets and chat',
          text: 'A finding goes to the owner, in the place where the owner works, with its evidence.',
        },
        {
          _type: 'icon-card',
          icon: 'api',
          title: 'Log and event platforms',
          text: 'Every finding and every change as an event, in a schema that is documented and versioned.',
        },
        {
          _type: 'icon-card',
          icon: 'terminal',
          title: 'Infrastructure as code',
          text: 'Narrower policies as pull requests, to be reviewed and applied by your own pipeline.',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'faq',
      title: 'About connecting',
      items: keyed([
        {
          _type: 'question',
          question: 'How does a connector authenticate?',
          answer: text(
            p(
              'By federation wherever the other side supports it: a short token, signed for this connector, and nothing stored. Where only a key will do, it is kept in your vault, has an owner, and appears in the inventory like everything else.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Our system is not on the list.',
          answer: text(
            p(
              'There is an interface to report identities, credentials and their use from any system. A small program is usually enough, and we write it with you.',
            ),
          ),
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    closing,
  ]),
  seo: seo(
    'Integrations',
    'Clouds, directories, code hosts, pipelines, vaults, clusters, databases, SaaS and agents: what Cardea reads, and where its answers go.',
    ['integrations', 'connectors', 'read-only', 'federation'],
  ),
};
