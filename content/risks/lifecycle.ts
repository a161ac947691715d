import { p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks of beginnings and ends: who made an identity, and what should have ended it. */
export const lifecycleRisks = [
  knownRisk({
    name: 'grants-of-departed-people',
    title: 'An OAuth app that outlived its person',
    severity: 'high',
    category: 'lifecycle',
    affected: ['oauth-apps'],
    since: '2026-02-23T08:00:00Z',
    summary:
      'She left in spring. The app that she allowed still reads her mailbox, her drive and every folder that was shared with her, by a token that renews itself.',
    description: text(
      p(
        'An application with offline access holds a refresh token. It needs the person once, on the screen where she clicks “Allow”, and never again. Some suites end such grants when an account is disabled, some only when it is deleted, some keep the data of former people for years and the grant with it.',
      ),
      p(
        'Nobody looks after such an app. The person who wanted it is gone, the vendor may have been sold, and its use looks like her use always did. A copy of the vendor’s database is a copy of her access.',
      ),
    ),
    detection: text(
      steps(
        'Export the grants of the suite: application, person, scopes, date, last use. Join them with the list of people who left.',
        'Mark the scopes that reach what was shared with her, not only what was hers.',
        'Look for access tokens renewed after her last day. Each is an app that is still at work.',
        'Do the same for code hosts, chat and sales systems. Their lists are their own.',
      ),
    ),
    remediation: text(
      steps(
        'Revoke the refresh tokens. Ending sessions or changing the password leaves them alone in several systems.',
        'Put grants on the leaving checklist, below the account and above the laptop, and do it by program.',
        'Find the ones that do something useful. They need an owner and an identity of the organization, not of a person.',
        'Require approval for offline access with wide scopes from now on.',
      ),
      p(
        'How to read the list and what to end first stands in [a post of its own](post-oauth-grants-outlive-people).',
      ),
    ),
    references: ['nhi1', 'revocation', 'stolenTokens'],
    related: ['bots-without-an-owner', 'vendor-app-that-reads-everything', 'revoked-and-still-accepted'],
    question: 'Who is still reading a mailbox that nobody opens?',
  }),
  knownRisk({
    name: 'bots-without-an-owner',
    title: 'Bots without an owner',
    severity: 'medium',
    category: 'lifecycle',
    affected: ['service-accounts', 'oauth-apps', 'webhooks'],
    since: '2026-04-13T08:00:00Z',
    summary:
      'It posts, merges and closes tickets, and nobody remembers who made it. It cannot be reviewed, so it is left alone, and so are its rights.',
    description: text(
      p(
        'A bot in a chat or at a code host is made in an afternoon by somebody who has since changed teams. Its token has no end, its scopes are those that the form proposed, and it is a member of channels and repositories that have grown important around it.',
      ),
      p(
        'There is rarely an attack in the beginning. There is an alert about it one night, and no person to ask whether this is normal. That conversation is the cost of the missing owner, and it is paid at the worst hour.',
      ),
    ),
    detection: text(
      steps(
        'List the bots, apps and incoming webhooks of each system, with maker, scopes and last activity.',
        'Propose an owner from evidence: who made it, who changed its code, who is named in its messages, whose incident it was last.',
        'Ask that person, with one click to say yes, no, or who else. Silence for two weeks is an answer as well.',
      ),
    ),
    remediation: text(
      steps(
        'Give each bot a team that answers for it and a sentence that says what it is for, where people see it: in its profile.',
        'Suspend those that nobody claims, announce it in the channels where they speak, and delete them after a month.',
        'Cut the scopes of the rest to what they used, and replace tokens that people know.',
        'Let only a form create new ones, which asks for an owner, a purpose and an end.',
      ),
    ),
    references: ['nhi1', 'controls', 'cisaCloud'],
    related: ['grants-of-departed-people', 'credentials-of-retired-systems', 'identities-without-a-meaning'],
    question: 'Whom would you ask about that bot?',
  }),
  knownRisk({
    name: 'credentials-of-retired-systems',
    title: 'Credentials of systems that are gone',
    severity: 'medium',
    category: 'lifecycle',
    affected: ['api-keys', 'service-accounts', 'certificates'],
    since: '2026-05-18T08:00:00Z',
    summary:
      'The old shop was switched off two years ago. Its database login, its deploy key and its account at the payment provider were not.',
    description: text(
      p(
        'Retiring a system has a plan for data, customers and hardware. Its identities live elsewhere, in the systems that it spoke to, and each of those sees only one of them. So they stay.',
      ),
      p(
        'They are ideal for an intruder. Nobody expects anything from them, so nobody would notice that one is used again, and the machines on which they lie, old images and disks in a cupboard, are guarded by nobody.',
      ),
    ),
    detection: text(
      steps(
        'Take the list of systems retired in the last five years and search every directory, vault and key list for their names and old addresses.',
        'List identities without use for longer than their cycle. A yearly job needs thirteen months, not ninety days.',
        'Search backups and images that are still kept for credentials, and test them.',
      ),
    ),
    remediation: text(
      steps(
        'Disable, and wait one cycle. Then delete, and note the date.',
        'Alert on any attempt to use a disabled identity. It costs nothing, and it never rings by accident.',
        'Add a line to the plan by which systems are retired: no identity of it is left, and here is the query.',
        'Give new identities an end date by default, which their owner can move.',
      ),
      p(
        'An unused identity is not always an unneeded one. [Four questions](post-unused-is-not-unneeded) tell them apart.',
      ),
    ),
    references: ['nhi1', 'cisaCloud', 'cloudAccounts'],
    related: ['long-lived-cloud-keys', 'bots-without-an-owner', 'certificates-known-by-their-end'],
    question: 'What did your last retired system leave behind?',
  }),
  knownRisk({
    name: 'certificates-known-by-their-end',
    title: 'Certificates known only by the day they end',
    severity: 'medium',
    category: 'lifecycle',
    affected: ['certificates'],
    since: '2026-06-22T08:00:00Z',
    summary:
      'A certificate was bought for two years, its key copied to nine hosts, and its end written into the calendar of somebody who has left.',
    description: text(
      p(
        'Certificates are the best kind of credential, as an end is built in. Where nothing renews them, that end is an outage on a Sunday, and the lesson drawn from it is to ask for longer ones.',
      ),
      p(
        'The other half is quieter. A wildcard certificate on nine hosts is one private key in nine places. A copy from the weakest of them speaks for all names under the domain until the end, since revocation is checked by few clients and late.',
      ),
    ),
    detection: text(
      steps(
        'Collect certificates from the hosts by connecting to them, from the logs of public issuers, and from your own authorities. Compare the three lists.',
        'Group hosts by the fingerprint of their key. More than one host in a group is a copied key.',
        'For each certificate that ends within sixty days, name what will renew it. “A ticket” is a finding.',
      ),
    ),
    remediation: text(
      steps(
        'Renew by protocol (ACME) at two thirds of the lifetime, and alert when a renewal has failed twice.',
        'Make the key on the host that uses it. Request a certificate for each instead of copying one to all.',
        'Shorten lifetimes as soon as renewal runs by itself. The public limit falls step by step to 47 days by 2029.',
        'Inside, issue certificates of hours to workloads, from an identity that the platform attests.',
      ),
    ),
    references: ['acme', 'x509', 'spiffe'],
    related: ['credentials-of-retired-systems', 'unrotated-signing-keys'],
    question: 'Which certificate ends next, and who knows?',
  }),
  knownRisk({
    name: 'revoked-and-still-accepted',
    title: 'Revoked, and still accepted',
    severity: 'high',
    category: 'lifecycle',
    affected: ['workload-identities', 'oauth-apps', 'api-keys'],
    since: '2026-08-25T08:00:00Z',
    summary:
      'The key was deleted at ten. Tokens made from it worked until midnight, a cache answered for it all week, and nobody had tried.',
    description: text(
      p(
        'Revocation is a message that has to arrive. A signed token that services check by themselves is valid until it expires, whatever happened to the identity since. Gateways cache what they looked up. Sessions made from a role outlive the key that asked for them.',
      ),
      p(
        'So an incident is declared over when somebody has pressed the button, and the intruder works on with what was issued before, for as long as the longest of these clocks.',
      ),
    ),
    detection: text(
      steps(
        'In a test account make one credential of each kind, take tokens and sessions from it, revoke it, and call every minute. Write down when each call begins to fail.',
        'Repeat it for the identity itself: disabled, deleted, taken from its group.',
        'Compare with the lifetimes in your plan for incidents. The longest measured time is the real length of an incident.',
      ),
    ),
    remediation: text(
      steps(
        'Shorten access tokens to minutes where they open much, and let the renewal be the moment of the check.',
        'For the most precious services look tokens up at the issuer on each call, or subscribe to its events.',
        'Learn the second button of each system: the one that ends sessions made before now. Put it into the runbook beside the first.',
        'Try it twice a year, with a clock. What was measured once drifts.',
      ),
    ),
    references: ['revocation', 'introspection', 'lateExpiry'],
    related: ['unrotated-signing-keys', 'grants-of-departed-people'],
    question: 'How long does “revoked” take with you?',
  }),
].flat();
