import { callout, p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks of the proofs themselves: keys, tokens, certificates, shared secrets. */
export const credentialRisks = [
  knownRisk({
    name: 'long-lived-cloud-keys',
    title: 'Cloud access keys that never expire',
    severity: 'critical',
    category: 'credentials',
    affected: ['service-accounts', 'api-keys'],
    since: '2026-01-12T08:00:00Z',
    summary:
      'A key made for one afternoon works for years, from anywhere, for whoever holds it. It is the commonest way from a leaked file into a cloud account.',
    description: text(
      p(
        'An access key is a name and a secret that together stand for a cloud identity. Most clouds give it no end. It is copied into a configuration file, from there into a container image, a laptop and a chat, and each copy is as good as the first.',
      ),
      p(
        'An intruder needs no exploit. The key signs requests from any network, no second factor is asked for, and to the log it is the workload that has always been there. What the intruder does next depends only on what the identity may do, and that has usually grown.',
      ),
    ),
    detection: text(
      steps(
        'Export the credential report of each account: key, age, last use, last region, last service.',
        'Sort by age. Mark every key older than ninety days, and every identity with two active keys.',
        'Compare the addresses of the last ninety days with the networks of your workloads. One call from elsewhere is a finding by itself.',
        'Search code, images and build variables for the prefix of your cloud’s key ids, and match what you find with the report.',
      ),
      p('A key with no use for ninety days is not safe because it is quiet. It is safe to end.'),
    ),
    remediation: text(
      steps(
        'Disable the unused keys, wait a full cycle of the business, then delete them. Disabling can be undone in a minute.',
        'Move workloads that run in the same cloud to the role of their instance or task. No secret is left to store.',
        'Move pipelines and workloads of other clouds to federation: a signed token of the job is exchanged for credentials of an hour.',
        'Deny the creation of keys by policy for the whole organization, with a short list of exceptions that have an owner and an end.',
      ),
    ),
    references: ['nhi7', 'keyManagement', 'openCredentials'],
    related: ['wildcard-trust-policies', 'secrets-in-repository-history', 'credentials-of-retired-systems'],
    question: 'Which of your keys is the oldest?',
  }),
  knownRisk({
    name: 'secrets-in-ci-logs',
    title: 'Secrets in the logs of pipelines',
    severity: 'high',
    category: 'credentials',
    affected: ['pipelines', 'api-keys'],
    since: '2026-02-03T08:00:00Z',
    summary:
      'A verbose flag, a failed command or an encoded value writes a secret into a build log that far more people can read than the vault it came from.',
    description: text(
      p(
        'Pipelines mask the secrets that they know, letter by letter. A value that was encoded, shortened, wrapped into a URL or derived from the secret passes the mask. So does a token that a tool fetched by itself during the run.',
      ),
      p(
        'Logs travel. They are kept for months, sent to a central store, attached to tickets and, in open projects, shown to everybody. The secret in them is live and its vault has recorded nothing, because nobody fetched it there.',
      ),
    ),
    detection: text(
      steps(
        'List the stored secrets of each pipeline and search the logs for them in plain form, in base64 and as part of a URL.',
        'Search for the shapes of tokens as well: known prefixes, three parts joined by dots, private key headers.',
        'Look at runs with tracing turned on (`set -x`, debug flags) and at the output of failed steps first.',
        'For each find, count who can read that log. That number is the size of the incident.',
      ),
    ),
    remediation: text(
      steps(
        'Revoke what was found. Deleting the log does not recall its copies.',
        'Give jobs a token of their own at run time instead of a stored secret, so that what is printed has expired when it is read.',
        'Pass secrets to commands through files or standard input, never as arguments or in addresses.',
        'Restrict the logs of deploying jobs to the people who may deploy, and keep them for weeks rather than years.',
      ),
      callout(
        'Masking is a net',
        'It catches what falls by accident in the expected form. Do not plan with it.',
      ),
    ),
    references: ['nhi2', 'intoLogs', 'cisaPipelines'],
    related: ['secrets-in-repository-history', 'builds-of-strangers', 'long-lived-cloud-keys'],
    question: 'What have your build logs kept?',
  }),
  knownRisk({
    name: 'unrotated-signing-keys',
    title: 'A signing key that has never been changed',
    severity: 'critical',
    category: 'credentials',
    affected: ['signing-keys', 'workload-identities'],
    since: '2026-03-17T08:00:00Z',
    summary:
      'Whoever holds the key that signs tokens can be anybody. When it has never been replaced, nobody knows how, and a leak has no end.',
    description: text(
      p(
        'The key of an issuer signs every token that services accept: for people, for workloads, for other systems. A copy of it makes identities out of nothing. Forged tokens pass every check, appear in no log of the issuer, and are as long-lived as their maker likes.',
      ),
      p(
        'Such keys are often as old as the system. They were made by hand, kept in a file, restored from backups, and copied into a test system once, to try something. Replacing one is feared, because every service that pinned it would stop.',
      ),
    ),
    detection: text(
      steps(
        'Fetch the published keys of every issuer that you run (`jwks_uri`) and note each `kid`. Compare them in a month.',
        'Find out where each private key is: in hardware, in a key service, or in a file. A file counts as copied.',
        'List the services that verify tokens, and how each learns the key: from the published set, or from its configuration.',
        'Compare tokens that were accepted with tokens that the issuer says it has issued. A token known to one side only is the finding that matters.',
      ),
    ),
    remediation: text(
      steps(
        'Let every verifier read the published set, honour its cache time, and look again when it meets an unknown `kid`.',
        'Publish a second key, wait until every cache has seen it, then sign with it. Take the first away when its last token has expired.',
        'Make new keys inside hardware or a key service from which they cannot be taken.',
        'Repeat the change on a date in the calendar, at least yearly. The point is less the new key than the knowledge that it works.',
      ),
    ),
    references: ['keyManagement', 'jwk', 'forgedCredentials'],
    related: ['tokens-without-audience', 'revoked-and-still-accepted', 'wildcard-trust-policies'],
    question: 'When did you last replace the key that signs everything?',
  }),
  knownRisk({
    name: 'secrets-in-repository-history',
    title: 'Secrets in the history of a repository',
    severity: 'critical',
    category: 'credentials',
    affected: ['api-keys', 'service-accounts', 'certificates'],
    since: '2026-01-26T08:00:00Z',
    summary:
      'The line was removed, the commit was not. Every clone and fork still holds the secret, and so does whoever searched for it in the first minutes.',
    description: text(
      p(
        'A secret that was committed once is part of every clone made since. Removing the line in the next commit changes what people see, not what the repository holds. Forks, caches of pull requests, mirrors and backups keep it too.',
      ),
      p(
        'Public repositories are read by machines within minutes. In private ones the readers are fewer and more numerous than thought: contractors, former colleagues with a clone, every tool that was allowed to read the code.',
      ),
    ),
    detection: text(
      steps(
        'Scan the whole history of every branch and fork, not the current files alone.',
        'Test what was found against its service with a call that changes nothing, and note which identity answers.',
        'Look for the use of that identity from unknown addresses since the day of the commit.',
        'Scan images, packages and releases built from those commits as well.',
      ),
    ),
    remediation: text(
      steps(
        'Revoke first. Rewriting history takes days, and the secret is out already.',
        'Ask why it was needed there, and remove the reason: fetch it at run time, or better, do without it.',
        'Refuse further ones before they arrive: a hook on the developer’s machine, and a check on the server that blocks the push.',
        'Rewrite the history only if the content itself is sensitive, and tell everybody who has a clone.',
      ),
      p(
        'A repository that had one secret has others. The habit is the finding, and [it has a shape](post-secret-sprawl-has-a-shape).',
      ),
    ),
    references: ['nhi2', 'hardCoded', 'openCredentials'],
    related: ['secrets-in-ci-logs', 'long-lived-cloud-keys'],
    question: 'What does your history still know?',
  }),
  knownRisk({
    name: 'unverified-webhooks',
    title: 'Webhooks that nobody verifies',
    severity: 'medium',
    category: 'credentials',
    affected: ['webhooks'],
    since: '2026-06-02T08:00:00Z',
    summary:
      'The sender signs every message and the receiver never looks. Anybody who learns the address can start a deployment, approve an order or close a case.',
    description: text(
      p(
        'A webhook is a request from outside that makes something happen inside. The sender adds a signature made with a shared secret. Checking it is a few lines, and the handler works without them, so they are often missing, or compare only that the header is there.',
      ),
      p(
        'The address is then the only secret, and addresses stand in logs, tickets and documentation. A recorded message can be sent a second time, too: a valid signature says who wrote it, not when.',
      ),
    ),
    detection: text(
      steps(
        'List every route that answers senders outside: from the gateway’s configuration, not from memory.',
        'Send each a message with a wrong signature, one with none, and an old one again. All three must be refused.',
        'Read the handler: the signature is computed over the raw body, before it is parsed, and compared in constant time.',
        'List the shared secrets with their age. Several senders with the same one are a finding of their own.',
      ),
    ),
    remediation: text(
      steps(
        'Verify in one place, in front of all handlers, and refuse by default.',
        'Check the time in the signed part and remember the ids of recent messages, so that nothing is accepted twice.',
        'Give each sender its own secret, and accept two at a time while one is being replaced.',
        'Treat the message as a hint: fetch the object from the sender before anything irreversible happens.',
      ),
    ),
    references: ['authenticity', 'hmac', 'messageSignatures'],
    related: ['tokens-without-audience', 'shared-service-account'],
    question: 'Who can speak to your webhooks?',
  }),
  knownRisk({
    name: 'tokens-without-audience',
    title: 'Tokens that any service accepts',
    severity: 'medium',
    category: 'credentials',
    affected: ['workload-identities', 'oauth-apps'],
    since: '2026-07-14T08:00:00Z',
    summary:
      'A token says who sends it and not for whom it is meant. The least important service that receives one can use it at the most important.',
    description: text(
      p(
        'A service receives a token, checks the signature and the time, and believes it. If it does not check the audience (`aud`), it also accepts tokens that were made for another service. Every receiver of tokens then becomes able to act as its callers, everywhere.',
      ),
      p(
        'It is found most where one issuer serves a whole company: all tokens are signed by the same key, so all of them verify. Logs look right. The caller is who it says it is, and has not called.',
      ),
    ),
    detection: text(
      steps(
        'Collect one token for each pair of caller and service, and compare their `aud`. One value for all is the finding.',
        'Call each service with a token meant for another. Count those that answer with anything but 401.',
        'Look in the configuration of libraries for an audience check that is turned off or empty; several accept anything by default.',
      ),
    ),
    remediation: text(
      steps(
        'Give each service an identifier, and let callers ask for tokens for that one resource.',
        'Make the check part of the shared middleware, first as a warning with the caller’s name, then as a refusal.',
        'When a service must call on, let it exchange the token for one of its own, rather than pass on what it was given.',
        'Bind the tokens that matter to a key of the caller, so that a copy is worth nothing.',
      ),
    ),
    references: ['jwtPractice', 'resourceIndicators', 'dpop'],
    related: ['unrotated-signing-keys', 'tool-servers-with-static-tokens', 'agents-with-inherited-tokens'],
    question: 'Which service could speak for its callers?',
  }),
].flat();
