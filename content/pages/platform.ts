import { button, type Document, keyed, link, list, p, picture, seo, slug, text } from '../write.ts';

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
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Start with visibility', link('page-visibility'), 'ghost'),
      ]),
      picture: picture('cover-inventory.webp'),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'How it works',
      title: 'Collect, join, decide, act',
      text: 'In this order, because you cannot narrow what you have not seen, or end what nobody owns.',
      columns: 4,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'plug',
          title: 'Collect',
          text: 'Read-only connectors for clouds, directories, vaults, code hosts and SaaS, each with its rights listed by name.',
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
      anchor: 'posture',
      eyebrow: 'Posture and risk',
      title: 'Granted, used, and the gap between',
      text: text(
        p(
          'A role says what an identity *may* do. The logs say what it *does*. The difference is what an intruder gets for nothing. Cardea computes it for each identity and orders the list by reach: what could be read, changed or deleted if this one key were in other hands.',
        ),
        p(
          'What follows is a policy and not a sentence. You get the narrower role as code, with the calls that justify each line of it.',
        ),
      ),
      checks: [
        'Reach through chained roles and groups',
        'Policies as code, ready for review',
        'Exceptions with a reason and a date',
      ],
      picture: picture('screen-reach.webp'),
      pictureSide: 'right',
      button: button('Posture and risk', link('page-posture-risk-management'), 'ghost'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      anchor: 'detection',
      eyebrow: 'Detection and response',
      title: 'A key has habits. You notice when they change.',
      text: text(
        p(
          'Machines are regular. A deploy key deploys; a backup account reads at three in the morning. When a credential is used from a new place, for a new purpose or at a new pace, that is a fact worth a message.',
        ),
        p(
          'An alert has three parts: what this identity does on other days, what it did now, and what would stop if you revoked it. The third is what lets somebody act at night.',
        ),
      ),
      checks: [
        'A profile for each identity from its own past',
        'Alerts that carry their evidence',
        'A safe order in which to revoke',
      ],
      picture: picture('feature-detection.webp'),
      pictureSide: 'left',
      button: button('Detection and response', link('page-detection-and-response'), 'ghost'),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'feature',
      anchor: 'lifecycle',
      eyebrow: 'Lifecycle',
      title: 'Ended in steps that can be taken back',
      text: text(
        p(
          'Deleting an account is quick and final, which is why it is put off. Retirement in Cardea is a sequence: remove permissions, wait, disable the credential, wait, delete. After each step the graph is watched for anything that tries and fails. If something does, the step is undone, and you have found the last consumer.',
        ),
      ),
      checks: [
        'Waiting times for each kind of identity',
        'Failed attempts named as consumers',
        'A record of who decided what, and when',
      ],
      picture: picture('feature-lifecycle.webp'),
      pictureSide: 'right',
      button: button('Lifecycle management', link('page-lifecycle-management'), 'ghost'),
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
          'it knows the copies that a vault was never given,',
          'it knows which person stands behind an account without a face,',
          'and it knows what a leaked key opens before anybody has to guess.',
        ),
      ),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Under the hood',
      title: 'What a careful buyer asks about',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'eye',
          title: 'Read-only by default',
          text: 'Each connector says which rights it asks for, and why. Response actions need a role of their own.',
        },
        {
          _type: 'icon-card',
          icon: 'fingerprint',
          title: 'Fingerprints, not secrets',
          text: 'Secret values stay in your network. We receive a keyed fingerprint and the place where it was found.',
        },
        {
          _type: 'icon-card',
          icon: 'map',
          title: 'The region you choose',
          text: 'Your graph is stored and processed in one region, named in the contract.',
        },
        {
          _type: 'icon-card',
          icon: 'clock',
          title: 'A memory',
          text: 'The graph can be asked about a past date: who could reach this table before the change?',
        },
        {
          _type: 'icon-card',
          icon: 'api',
          title: 'Everything has an API',
          text: 'What the interface shows, your own tools can query, with an identity that has an owner and an end.',
        },
        {
          _type: 'icon-card',
          icon: 'plug',
          title: 'A way out',
          text: 'Export the whole inventory with its evidence as open files, at any time, without asking us.',
          link: link('page-integrations'),
          linkLabel: 'What we connect to',
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Start with one account',
      text: 'A read-only role, half an hour, and a list that you keep.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'The platform for machine identities',
    'Collect, join, decide, act: how Cardea turns loose credentials into known identities, beside the vault you have.',
    ['non-human identity platform', 'identity graph', 'posture', 'detection and response'],
  ),
};
