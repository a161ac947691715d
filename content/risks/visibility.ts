import { p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks of not seeing: what is not recorded, not named, or recorded under another name. */
export const visibilityRisks = [
  knownRisk({
    name: 'use-without-a-record',
    title: 'Use that leaves no record',
    severity: 'medium',
    category: 'visibility',
    affected: ['service-accounts', 'api-keys', 'oauth-apps'],
    since: '2026-04-06T08:00:00Z',
    summary:
      'Reading data is not logged by default, or kept for a week. After a leak the honest answer to “what was taken?” is that nobody can know.',
    description: text(
      p(
        'Most platforms record who changed something, and leave reading to a setting that costs money. Machines mostly read. The identity that took every record of a table overnight may therefore stand in no log at all.',
      ),
      p(
        'It costs twice. An incident has to be treated as the worst case, because nothing narrows it down. And every decision before that is made blind: nobody can say which rights are used, so nobody dares to take one away.',
      ),
    ),
    detection: text(
      steps(
        'For each store with data that matters, read one object with a known identity and look for the record. Note how long it took to appear, and what it says.',
        'Check that it names the identity, the credential or session, the address and the object.',
        'Ask how long it is kept. Compare with the time after which incidents are usually noticed: months, not days.',
      ),
    ),
    remediation: text(
      steps(
        'Turn on data access logs for the stores on that list. Begin with those that hold personal data or other keys.',
        'Keep the few fields that answer questions for a year, in a place to which the logged identities cannot write.',
        'Alert when a log falls silent. It is among the first things that intruders arrange.',
        'Use the record on ordinary days, to take away rights that nobody uses. A log that pays for itself is not cut from the budget.',
      ),
    ),
    references: ['littleLogging', 'controls', 'cisaZeroTrust'],
    related: [
      'logs-that-name-the-gateway',
      'vendor-app-that-reads-everything',
      'identities-without-a-meaning',
    ],
    question: 'Could you say what was read last night?',
  }),
  knownRisk({
    name: 'logs-that-name-the-gateway',
    title: 'Logs that name only the gateway',
    severity: 'low',
    category: 'visibility',
    affected: ['workload-identities', 'api-keys'],
    since: '2026-07-27T08:00:00Z',
    summary:
      'Every call arrives through one proxy, with the proxy’s identity. Behind it stand forty services, and the database has seen one.',
    description: text(
      p(
        'Gateways, meshes and brokers are good places to check identities, and they end the chain. What comes after them sees their account. The log of the database is complete and says nothing.',
      ),
      p(
        'By itself it harms nobody. It doubles the length of every inquiry, hides which of the services uses a right, and makes each of the other risks here harder to see.',
      ),
    ),
    detection: text(
      steps(
        'Take ten records of a data store from one minute, and name the service that asked. Measure how long it took, and how many logs you needed.',
        'Look for identities whose use is as broad as that of several workloads and whose address is always the same.',
      ),
    ),
    remediation: text(
      steps(
        'Pass the caller on in a form that can be verified: a token exchanged for the next hop, with the actor in it. A header that anybody can set is not evidence.',
        'Give each call an id at the edge, and record it at every hop together with the identity seen there.',
        'For stores that can name sessions or tag queries, set the caller’s name there.',
      ),
    ),
    references: ['tokenExchange', 'cloudNative', 'littleLogging'],
    related: ['use-without-a-record', 'shared-service-account', 'agents-with-inherited-tokens'],
    question: 'Who was it, behind the gateway?',
  }),
  knownRisk({
    name: 'identities-without-a-meaning',
    title: 'Names that say nothing',
    severity: 'low',
    category: 'visibility',
    affected: ['service-accounts', 'api-keys', 'oauth-apps', 'agents'],
    since: '2026-10-05T08:00:00Z',
    summary:
      'svc-prod-2, test-new, api-user: the list is complete, and nobody can tell from it what may be ended and what pays the salaries.',
    description: text(
      p(
        'An inventory of names is a beginning. If the names do not say which workload, which environment and which team, each decision needs an investigation, and most investigations are postponed.',
      ),
      p(
        'Names are also taken again. A `backup` that was deleted and made anew for something else inherits the exceptions that were written for the first.',
      ),
    ),
    detection: text(
      steps(
        'Show a sample of fifty identities to somebody from the platform team. Count those for which the purpose is known without looking it up.',
        'Look for names that exist in several systems with different purposes, and for exceptions that refer to a name rather than to an id.',
        'List identities without a description, an owner tag or a link to the code that made them.',
      ),
    ),
    remediation: text(
      steps(
        'Agree on a form, workload, purpose, environment, and refuse other names when identities are made.',
        'Keep what does not fit into a name in tags: owner, repository, ticket, review date. Fill them in from the pipeline that creates the identity.',
        'Do not rename old ones by hand. Describe them beside the name, and let the form spread with each replacement.',
        'Refer to ids in policies and exceptions, never to names.',
      ),
    ),
    references: ['controls', 'nhi1', 'cisaZeroTrust'],
    related: ['bots-without-an-owner', 'use-without-a-record', 'credentials-of-retired-systems'],
    question: 'What is svc-prod-2 for?',
  }),
].flat();
