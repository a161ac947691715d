import { callout, list, p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks of what identities may do, and where from. */
export const accessRisks = [
  knownRisk({
    name: 'shared-service-account',
    title: 'One service account serves several workloads',
    severity: 'high',
    category: 'access',
    affected: ['service-accounts', 'workload-identities'],
    since: '2026-01-19T08:00:00Z',
    summary:
      'Whoever gets into the weakest of them has the rights of all, and afterwards no log can say which of them it was.',
    description: text(
      p(
        'The second workload needed nearly what the first one had, so it was given the same account. The third needed a little more, so the account was given more. Each step saved an hour.',
      ),
      p(
        'The rights of the account are now the sum of all needs, held by each of them. The report generator can delete orders, because the order service can. When something goes wrong the account cannot be stopped, because four other things would stop with it.',
      ),
    ),
    detection: text(
      steps(
        'Group the use of each account by address, user agent, workload and time of day. Two rhythms are two workloads.',
        'Ask the orchestrator which deployments name the same account, and the vault which paths are read from more than one place.',
        'Compare the actions of each group: what only one of them ever does need not be the right of the others.',
      ),
    ),
    remediation: text(
      steps(
        'Begin with the workload that faces the internet. Give it an account of its own, with only what its group was seen to use.',
        'Move the others one at a time, and take from the old account what no remaining user needs.',
        'Name accounts for a workload and an environment: `orders-export-prod`. A team’s name invites the next tenant.',
        'Refuse the old name in new deployments by policy, so that the number of its users can only fall.',
      ),
    ),
    references: ['nhi9', 'nhi5', 'zeroTrust'],
    related: ['people-behind-service-accounts', 'test-identity-in-production', 'rights-that-give-rights'],
    question: 'How many workloads share a name?',
  }),
  knownRisk({
    name: 'cluster-tokens-with-wide-rights',
    title: 'Cluster tokens that may do too much',
    severity: 'critical',
    category: 'access',
    affected: ['service-accounts', 'workload-identities'],
    since: '2026-02-16T08:00:00Z',
    summary:
      'A token of the cluster is mounted into a pod that never calls the cluster. With it, a flaw in one web service becomes control of all of them.',
    description: text(
      p(
        'Kubernetes gives every pod a token of its service account unless told otherwise. Most workloads never use it. An operator or a build tool does, and its account was bound to a wide role on the day it was installed.',
      ),
      p('A few rights look harmless and are not:'),
      list(
        'creating pods means choosing any service account of that namespace, and with it its rights,',
        'reading secrets means reading the tokens and passwords of everything that runs there,',
        '`escalate`, `bind` and `impersonate` mean having every right, one call later.',
      ),
    ),
    detection: text(
      steps(
        'List the bindings to `cluster-admin` and to every role with `*` among its verbs or resources. Read the subjects aloud.',
        'For each service account ask `kubectl auth can-i --list --as=system:serviceaccount:<namespace>:<name>`.',
        'Find pods with a mounted token whose account has never called the API server, by its audit log.',
        'Look for secrets of the type `kubernetes.io/service-account-token`: these tokens have no end.',
      ),
    ),
    remediation: text(
      steps(
        'Set `automountServiceAccountToken: false` on the default account of every namespace. What breaks was using it, and now has a name.',
        'Delete the secrets that hold tokens without an end. Projected tokens live for an hour and are bound to their pod.',
        'Replace wide roles by one role for each controller, limited to its namespace and, where possible, to named resources.',
        'Let admission refuse new bindings to wide roles, and pods that use the default account.',
      ),
    ),
    references: ['clusterRoles', 'clusterAccounts', 'nhi5'],
    related: ['rights-that-give-rights', 'shared-service-account'],
    question: 'What can the smallest pod of your cluster do?',
  }),
  knownRisk({
    name: 'wildcard-trust-policies',
    title: 'Trust policies that end in a wildcard',
    severity: 'critical',
    category: 'access',
    affected: ['workload-identities', 'pipelines'],
    since: '2026-03-02T08:00:00Z',
    summary:
      'Federation replaced the stored key, and the rule that says who may come in says “anybody from there”. There may be a platform with millions of tenants.',
    description: text(
      p(
        'Workload identity federation lets a cloud trust the tokens of another issuer. A trust policy says which: by issuer, audience and subject. The first two are the same for every customer of that platform. Only the subject says that it is yours.',
      ),
      p(
        'A subject of `repo:our-org/*` admits every repository of the organization, with every branch and every pull request. One that is not checked at all admits everybody who has an account on the platform. Both pass every test, because the right job comes in as well.',
      ),
    ),
    detection: text(
      steps(
        'List the roles that trust an outside issuer, with their conditions on `iss`, `aud` and `sub`.',
        'Mark those without a condition on the subject, with a wildcard in its organization or repository, or with a comparison that only looks for a part.',
        'From a repository that should not be admitted, ask for the credentials. Expect a refusal, and keep this as a test.',
        'Read the log for subjects that came in during the last ninety days. The list of those you know is your next policy.',
      ),
      p('We have [read one of these policies claim by claim](post-workload-identity-claim-by-claim).'),
    ),
    remediation: text(
      steps(
        'Compare the whole subject, for equality, including branch or environment. A protected environment is the best of them: people approve what enters it.',
        'Give each deploying job a role of its own. One rule for many jobs is where the wildcard comes from.',
        'Set the audience to a name of your own rather than the platform’s default.',
        'Check trust policies in review: a change to one is a change of who holds the key.',
      ),
    ),
    references: ['oidc', 'ciRisks', 'cloudNative'],
    related: ['long-lived-cloud-keys', 'moving-pipeline-steps', 'builds-of-strangers'],
    question: 'Who else does your trust policy admit?',
  }),
  knownRisk({
    name: 'rights-that-give-rights',
    title: 'Rights that give rights',
    severity: 'high',
    category: 'access',
    affected: ['service-accounts', 'pipelines'],
    since: '2026-05-04T08:00:00Z',
    summary:
      'An identity without any data of its own may attach a role, edit a policy or start a machine as somebody else. It is an administrator in two calls.',
    description: text(
      p(
        'Reviews look for identities that may read something precious. They miss those that may change who may. A deployer that can pass any role to a function can run code with any role. An account that can add credentials to another can become it. A helper that edits group membership decides what a group is worth.',
      ),
      p(
        'Each of these rights is needed by something. The risk is that it is granted for everything, and stands in a policy beside forty harmless ones.',
      ),
    ),
    detection: text(
      steps(
        'Write down the actions of your cloud that grant, pass or assume: attaching policies, passing roles, adding keys, changing trust, impersonating.',
        'List the identities that hold any of them on a resource that is not named, and follow each two steps further.',
        'In the log, look for the first use of such an action by an identity. It is rare, and it is the step that intruders take next.',
      ),
    ),
    remediation: text(
      steps(
        'Name the roles that may be passed, by a path or a tag that only the platform team can set.',
        'Set a boundary on everything that a pipeline creates, so that it cannot make something stronger than itself.',
        'Keep the right to change rights in one pipeline with review, and take it from the others.',
        'Alert on each use outside that pipeline. There should be few enough to read.',
      ),
    ),
    references: ['nhi5', 'addedCredentials', 'controls'],
    related: ['cluster-tokens-with-wide-rights', 'shared-service-account', 'wildcard-trust-policies'],
    question: 'Who could become an administrator by Friday?',
  }),
  knownRisk({
    name: 'people-behind-service-accounts',
    title: 'People who work through a service account',
    severity: 'medium',
    category: 'access',
    affected: ['service-accounts', 'api-keys'],
    since: '2026-08-11T08:00:00Z',
    summary:
      'Debugging was easier with the account of the machine. Now its rights belong to everybody who remembers the password, without a second factor.',
    description: text(
      p(
        'A person who signs in as a machine has left the systems made for people: no second factor, no device check, no leaving process. The log names the machine. If five colleagues know the password, it names none of them.',
      ),
      p(
        'It works in the other direction as well. An alert on odd use of the account is explained away: that will have been somebody looking into something.',
      ),
    ),
    detection: text(
      steps(
        'Look for interactive sign-ins of accounts that belong to software: browsers as user agents, consoles, remote desktops.',
        'Look for office hours. A machine has a rhythm, and lunch is not part of it.',
        'List the vault entries of machines that people have read, with names and dates.',
      ),
    ),
    remediation: text(
      steps(
        'Deny interactive sign-in to accounts of machines. Most directories have the setting.',
        'Give people what they were looking for: a role of their own that may read the same, for an hour, with a reason.',
        'Change the credential afterwards, and let the workload fetch it where people cannot.',
        'Keep one sealed way for emergencies, and read its log each time it is opened.',
      ),
    ),
    references: ['nhi10', 'digitalIdentity', 'cisaCloud'],
    related: ['shared-service-account', 'use-without-a-record'],
    question: 'Which of your machines goes to lunch?',
  }),
  knownRisk({
    name: 'test-identity-in-production',
    title: 'A test identity that reaches production',
    severity: 'high',
    category: 'access',
    affected: ['service-accounts', 'pipelines', 'api-keys'],
    since: '2026-09-01T08:00:00Z',
    summary:
      'The test system is guarded like a test system. One identity in it may read production data, and so may everybody who can run code in tests.',
    description: text(
      p(
        'Tests needed real data, once. Or the staging pipeline deploys to production too, by the same account with another variable. Or both environments share a vault, and a path was opened with a wildcard.',
      ),
      p(
        'Fewer people watch the test system, more may change it, and everything that is tried out runs there. For an intruder it is the side door with the same rooms behind it.',
      ),
    ),
    detection: text(
      steps(
        'For each identity of a test environment, list what it reached in ninety days, by account and data store. Production must not be in the list.',
        'Then list what it could reach, through roles that it may assume.',
        'Compare the fingerprints of secrets between environments. Equal ones are one secret.',
      ),
      callout('Names lie', 'Decide by what an identity reaches, not by the word “test” in its name.'),
    ),
    remediation: text(
      steps(
        'Separate the environments where the cloud enforces it: other accounts or projects, no trust from test to production.',
        'Give each environment its own identities, vault path and issuer audience.',
        'Replace real data in tests by made or masked data, and take the right away on the same day.',
        'Deny the crossing by an organization policy, so that the next shortcut fails loudly.',
      ),
    ),
    references: ['nhi8', 'zeroTrust', 'secureDevelopment'],
    related: ['shared-service-account', 'wildcard-trust-policies'],
    question: 'What can your test system see?',
  }),
].flat();
