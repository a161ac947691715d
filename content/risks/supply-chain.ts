import { callout, p, steps, text } from '../write.ts';
import { knownRisk } from './known-risk.ts';

/** Risks that arrive with what others have made. */
export const supplyChainRisks = [
  knownRisk({
    name: 'moving-pipeline-steps',
    title: 'Pipeline steps that change under your feet',
    severity: 'critical',
    category: 'supply-chain',
    affected: ['pipelines', 'workload-identities'],
    since: '2026-03-23T08:00:00Z',
    summary:
      'A step of your pipeline is somebody else’s code, fetched by a tag that they can move. It runs beside your secrets, today in another version than in review.',
    description: text(
      p(
        'Pipelines are composed of steps that other people publish. They are named by a tag such as `v4`, and a tag is a pointer. Whoever takes over the publisher’s account moves it once, and every pipeline in the world fetches the new code with its next run.',
      ),
      p(
        'The step runs in the same job as yours. It can read the environment, the memory of the runner, the token of the job and every secret that a later step was going to use. One run is enough to send them away.',
      ),
    ),
    detection: text(
      steps(
        'List every step of every pipeline that is not your own, with publisher and reference. Mark those that are not pinned to the hash of a commit.',
        'For each, note which secrets and which token rights the job has. Sort by that, not by the number of uses.',
        'Compare the hashes that ran last month with those that run now, from the logs of the runners.',
        'Watch what jobs connect to. A build that speaks to an address for the first time is worth a look.',
      ),
    ),
    remediation: text(
      steps(
        'Pin to full commit hashes, and let a tool propose updates as changes that somebody reads.',
        'Take secrets out of jobs that build. Deploy in another job, which runs only your own steps.',
        'Set the token of jobs to read-only by default, and raise it where it is used.',
        'Keep a short list of publishers that may be used, and mirror those that matter.',
      ),
    ),
    references: ['ciRisks', 'slsa', 'supplyChain'],
    related: ['builds-of-strangers', 'secrets-in-ci-logs', 'wildcard-trust-policies'],
    question: 'Whose code ran beside your secrets last night?',
  }),
  knownRisk({
    name: 'vendor-app-that-reads-everything',
    title: 'A vendor’s app that reads everything',
    severity: 'high',
    category: 'supply-chain',
    affected: ['oauth-apps', 'api-keys'],
    since: '2026-07-06T08:00:00Z',
    summary:
      'An administrator allowed it for the whole company. Its vendor keeps one long-lived token for each customer, and an incident there is an incident here.',
    description: text(
      p(
        'Integrations ask for rights that suit their makers: all mail, all files, all repositories, for everybody. The screen offers “allow for the organization”, and a single click makes an identity in your estate that works from somebody else’s servers.',
      ),
      p(
        'You will not see the break-in, since it happens at the vendor. What you can see is its effect: the app reads more than usual, at another hour, from another network. Somebody would have to be looking.',
      ),
    ),
    detection: text(
      steps(
        'List applications with consent for the whole organization, with scopes, and translate each scope into a sentence about your data.',
        'For each, compare what was granted with what was read in ninety days.',
        'Keep a picture of how it behaves: volume, hours, networks, kinds of objects. Alert when it leaves the picture.',
        'Ask the vendor where its tokens are kept, and how you would be told.',
      ),
    ),
    remediation: text(
      steps(
        'Ask for the narrow scope, and for a limit to the groups or sites that need the app. Many vendors have it and few mention it.',
        'Restrict the app to the vendor’s published addresses where the suite can.',
        'Write down how to turn it off, what stops, and who is told. Try it on a quiet day.',
        'Review such consents yearly with the contract: no renewal without a reason for each scope.',
      ),
    ),
    references: ['nhi3', 'oauthPractice', 'stolenTokens'],
    related: ['grants-of-departed-people', 'use-without-a-record', 'moving-pipeline-steps'],
    question: 'Which vendor could read all of your mail?',
  }),
  knownRisk({
    name: 'builds-of-strangers',
    title: 'Builds of strangers’ code with your secrets',
    severity: 'high',
    category: 'supply-chain',
    affected: ['pipelines', 'workload-identities'],
    since: '2026-09-14T08:00:00Z',
    summary:
      'A pull request from a fork is checked by a pipeline that has your tokens. The code that decides what to do with them is in the pull request.',
    description: text(
      p(
        'Pipelines of public repositories run for contributions from outside. Platforms keep secrets away from such runs, and offer a second trigger that does not, for tasks such as labels and comments. If that job also checks out and builds what was proposed, the proposal runs with your rights.',
      ),
      p(
        'It needs no merge. A changed test, a build script or a configuration file of a linter is executed in the first minute. Runners that are kept between jobs make it worse: what a stranger leaves there waits for the next build.',
      ),
    ),
    detection: text(
      steps(
        'Search workflows for triggers that run in the context of the base repository, and among them for those that check out the head of the proposal.',
        'Find text from titles, branch names and comments that is pasted into a shell command. It is code, too.',
        'List runners of your own that serve public repositories, and whether they are thrown away after each job.',
      ),
    ),
    remediation: text(
      steps(
        'Build proposals in a job without secrets and with a read-only token. Hand results to a second job, as data.',
        'Ask for the approval of a maintainer before the first run of anybody new.',
        'Pass text from outside through environment variables, never into the script itself.',
        'Use fresh runners without a role of their own for everything that comes from forks.',
      ),
      callout(
        'The trust policy decides again',
        'If the cloud’s rule admits every ref of the repository, a proposal may get credentials without any secret. See the policy as part of the pipeline.',
      ),
    ),
    references: ['ciRisks', 'cisaPipelines', 'slsa'],
    related: ['moving-pipeline-steps', 'wildcard-trust-policies', 'secrets-in-ci-logs'],
    question: 'What may a pull request do before anyone reads it?',
  }),
].flat();
