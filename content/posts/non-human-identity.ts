import {
  callout,
  type Document,
  h2,
  h3,
  list,
  p,
  picture,
  quote,
  seo,
  slug,
  steps,
  text,
  to,
} from '../write.ts';

/** What a non-human identity is, and the four questions to ask of each. */
export const nonHumanIdentity: Document = {
  _id: 'post-non-human-identity',
  _type: 'post',
  title: 'What is a non-human identity? A plain guide',
  slug: slug('non-human-identity'),
  excerpt:
    'Service accounts, keys, tokens, certificates, OAuth grants, agents: what they have in common, and the four questions to ask of each.',
  image: picture('cover-non-human-identity.webp'),
  category: to('category-foundations'),
  author: to('author-lindqvist'),
  publishedAt: '2026-10-28T08:00:00Z',
  revisedAt: '2026-11-06T08:00:00Z',
  body: text(
    p(
      'A non-human identity is whatever a machine shows when it asks another machine for something. It may be a service account, an API key, a signed token, a certificate, an OAuth grant or the credential of an agent. The forms differ. The role is the same: it lets software act without a person being there.',
    ),
    p(
      'That sounds like a detail of plumbing. It is also the part of a company’s access that nobody was hired to look after, and the part that keeps working when everybody has gone home.',
    ),
    h2('Identity, credential, permission'),
    p('Three words are often used as one. Keeping them apart is most of the trade.'),
    list(
      'The **identity** is who is acting: `billing-exporter`. It should outlive any single secret.',
      'The **credential** is how it proves that: a key, a signed token, a certificate. One identity may hold several, and a credential may be copied without anyone being told.',
      'The **permission** is what it may do once it has proved it. It usually hangs on a role or a group, and it is usually wider than the work.',
    ),
    p(
      'An incident begins with a credential. What it costs is decided by the permission. Whether it can be ended quickly depends on the identity: on whether anyone knows what it is and whom to ask.',
    ),
    h2('Why they are not like people'),
    p(
      'Identity systems were built around people, and people come with a great deal of help. They have a manager, a contract and a last day. They notice when their account is used at night. They can be asked.',
    ),
    list(
      '**Nobody joins or leaves.** A machine identity is made in a minute, often in the middle of something else, and there is no event that ends it.',
      '**There is no second factor.** For a bearer secret, whoever holds it is the machine, from wherever they are.',
      '**Copies are silent.** A key in a config file, a container image and a build log is one identity in three places, and often only one of them is known.',
      '**Rights only grow.** Taking one away might break something. Nobody was ever paged for leaving it.',
    ),
    h2('The forms you will meet'),
    h3('Service accounts and roles'),
    p(
      'Accounts in a directory or a cloud that belong to a workload. The good ones are assumed for an hour at a time. The old ones have a password that somebody knows.',
    ),
    h3('Keys and tokens'),
    p(
      'Strings that stand for an account. Many have no expiry unless somebody chose one. Personal access tokens belong here too as soon as a script uses them: the log shows a person, and the person is not there.',
    ),
    h3('OAuth grants'),
    p(
      'Permission that a person gave to an application, often with one click, often for everything that the person can see. The person may leave. The grant may not. [They deserve a list of their own](post-oauth-grants-outlive-people).',
    ),
    h3('Workload identities and certificates'),
    p(
      'Proofs that a platform gives to what it runs: a token signed for one pipeline run, a certificate for one service. They have an end built in, which makes them the best kind, and the kind known mostly for the day they expire.',
    ),
    h3('Agents'),
    p(
      'Software that decides by itself which of its tools to use. Everything above applies, and the next call cannot be read from the source code.',
    ),
    callout(
      'A useful test',
      'If it can log in and you cannot send it a calendar invitation, it is a non-human identity.',
    ),
    h2('Four questions for each of them'),
    p('You do not need a product to start. You need a list with four more columns than it has today.'),
    steps(
      '**Who answers for it?** A person or a team, by name. “Platform” is not a name when three teams use the word.',
      '**What is it for?** One sentence. If it takes two, it is two identities.',
      '**What uses it?** From the logs, not from memory: which workloads, from where, how often.',
      '**What can it reach?** Not only directly. The role it may assume, and what that role may read, is where the surprises are.',
    ),
    p(
      'An identity with four answers can be rotated, reduced or retired on an ordinary afternoon. One with none of them will be left alone until the night on which it matters.',
    ),
    quote('The question after a leak is rarely how to revoke a key. It is what will stop.'),
    h2('Where to begin'),
    p(
      'Begin with one account of one cloud, the smallest that is real. List what is in it. Sort by last use and look at the bottom: the identities that have done nothing for ninety days are the cheapest to end, and they teach you how your organization ends things.',
    ),
    p(
      'Then look at the top, at the identities used most, and ask the second question of each. It is there that one key turns out to be doing the work of five. [Rotation alone](post-rotation-is-not-a-strategy) will not fix that. Separating them will.',
    ),
  ),
  seo: seo(
    'What is a non-human identity?',
    'A plain guide to service accounts, keys, tokens, OAuth grants, certificates and agents, with four questions to ask of each.',
    ['non-human identity', 'machine identity', 'service account', 'credential'],
  ),
};
