import type { alternatives } from '../alternatives.ts';
import { type Document, picture, slug } from '../write.ts';

/** The systems that the platform reads from and speaks to. All of them are invented. */
export const connectedSystems: Document[] = [
  system(
    'nimbarra',
    'Nimbarra Cloud',
    'Cloud',
    'Roles, service accounts, keys and policies of every account in the organization, and the control log that says which of them are used.',
  ),
  system(
    'stratovane',
    'Stratovane',
    'Cloud',
    'Projects, workload identity pools and their trust policies, with a warning for each subject that ends in a wildcard.',
  ),
  system(
    'oridium',
    'Oridium Compute',
    'Cloud',
    'Machine users, instance roles and API keys. Effective rights are computed across nested compartments.',
  ),
  system(
    'podharbor',
    'Podharbor',
    'Cloud',
    'Clusters with their service accounts, mounted secrets and role bindings, and the workload behind each token.',
  ),
  system(
    'meshwick',
    'Meshwick',
    'Cloud',
    'Certificates that the service mesh has issued, to which workload, on which host, and which of them nobody asked for again.',
  ),
  system(
    'rosterhall',
    'Rosterhall Directory',
    'Directory',
    'Accounts, groups, registered applications and consents. A person who leaves is matched with the machines they leave behind.',
  ),
  system(
    'principant',
    'Principant',
    'Directory',
    'Machine clients of the authorization server: grant types, scopes, token lifetimes, and the date on which each last asked for a token.',
  ),
  system(
    'gatewarden',
    'Gatewarden ID',
    'Directory',
    'Sign-ins of accounts that no person uses, conditional rules that leave them out, and passwords that never end.',
  ),
  system(
    'cofferly',
    'Cofferly Vault',
    'Vault',
    'Paths, ages, readers and leases. Values are not requested; fingerprints are computed by an agent beside the vault.',
  ),
  system(
    'lockmere',
    'Lockmere',
    'Vault',
    'Keys and their uses, policies in plain words, and the entries that have not been read for longer than a year.',
  ),
  system(
    'sealwick',
    'Sealwick KMS',
    'Vault',
    'Which identity may decrypt with which key, and which does. Grants that were meant for a day are shown with their age.',
  ),
  system(
    'forgelane',
    'Forgelane',
    'Code and pipelines',
    'Every branch of every repository, deploy keys, installed apps, personal tokens with their scopes, and code owners as evidence of ownership.',
  ),
  system(
    'branchmoor',
    'Branchmoor',
    'Code and pipelines',
    'Repositories with their whole history, forks included, and the protection rules that decide who may change a workflow.',
  ),
  system(
    'commitry',
    'Commitry',
    'Code and pipelines',
    'Merge requests, project tokens and runners. A secret that is pushed is answered at the push, before it is fetched by others.',
  ),
  system(
    'tidebuild',
    'Tidebuild',
    'Code and pipelines',
    'Pipeline variables by name and age, signed job tokens by rule, and the logs in which a value was printed.',
  ),
  system(
    'stagehaul',
    'Stagehaul',
    'Code and pipelines',
    'Deployments and the identities that carry them out, with the narrowest policy that would have been enough for each.',
  ),
  system(
    'tablemoor',
    'Tablemoor',
    'Data',
    'Logins that belong to programs, their grants down to the column, and the last statement of each.',
  ),
  system(
    'quarrybase',
    'Quarrybase',
    'Data',
    'Database users on every cluster, including those that exist only there, and passwords that two of them share by fingerprint.',
  ),
  system(
    'lakeward',
    'Lakeward',
    'Data',
    'Warehouse roles, key pairs and external stages. Shows which dashboards run as somebody who has left.',
  ),
  system(
    'chatterfold',
    'Chatterfold',
    'SaaS',
    'Bots, incoming hooks and app grants, told apart by who installed them and what they may read.',
  ),
  system(
    'ledgerloom',
    'Ledgerloom',
    'SaaS',
    'Integration users of the finance suite and their permission sets, held against your rules for the separation of duties.',
  ),
  system(
    'deskaria',
    'Deskaria',
    'SaaS',
    'API tokens, connected apps and delegated mailboxes of the service desk, with the person who approved each.',
  ),
  system(
    'modelquay',
    'Modelquay',
    'Agents',
    'Agents by name and owner, the tools that each may call, the credential behind every tool, and for whom it acted.',
  ),
  system(
    'wrenloop',
    'Wrenloop',
    'Agents',
    'Workflows with a model in them: connections, triggers from outside, and the steps that can send or change something.',
  ),
  system(
    'promptmoor',
    'Promptmoor Gateway',
    'Agents',
    'Keys of model providers by team and use, and the loops in the traffic that give an unregistered agent away.',
  ),
  system(
    'ticketfjord',
    'Ticketfjord',
    'Response',
    'A finding becomes a ticket with its owner and its evidence, and is closed when the graph shows that it is done.',
  ),
  system(
    'logmarsh',
    'Logmarsh',
    'Response',
    'Findings and changes as events in a documented, versioned schema, for the place in which your other events are.',
  ),
  system(
    'pagerook',
    'Pagerook',
    'Response',
    'The few alerts that should wake somebody, with what is usual, what was different and what would stop.',
  ),
];

type Logo = Extract<keyof typeof alternatives, `logo-${string}`>;
type Name<File> = File extends `logo-${infer Each}.svg` ? Each : never;

function system(name: Name<Logo>, title: string, category: string, description: string): Document {
  return {
    _id: `integration-${name}`,
    _type: 'integration',
    title,
    slug: slug(name),
    category,
    logoColorful: picture(`logo-${name}.svg`),
    description,
  };
}
