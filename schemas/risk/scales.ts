/** The severities of a risk, the worst first. */
export const severities = [
  { title: 'Critical', value: 'critical' },
  { title: 'High', value: 'high' },
  { title: 'Medium', value: 'medium' },
  { title: 'Low', value: 'low' },
] as const;

/** The categories of risks. */
export const riskCategories = [
  { title: 'Credentials', value: 'credentials' },
  { title: 'Access', value: 'access' },
  { title: 'Lifecycle', value: 'lifecycle' },
  { title: 'Supply chain', value: 'supply-chain' },
  { title: 'Agents', value: 'agents' },
  { title: 'Visibility', value: 'visibility' },
] as const;

/** The identities that a risk can concern. */
export const affectedIdentities = [
  { title: 'Service accounts', value: 'service-accounts' },
  { title: 'API keys', value: 'api-keys' },
  { title: 'OAuth apps', value: 'oauth-apps' },
  { title: 'Workload identities', value: 'workload-identities' },
  { title: 'Certificates', value: 'certificates' },
  { title: 'Signing keys', value: 'signing-keys' },
  { title: 'Webhooks', value: 'webhooks' },
  { title: 'Pipelines', value: 'pipelines' },
  { title: 'Agents', value: 'agents' },
] as const;

/** The severity of a risk. */
export type Severity = (typeof severities)[number]['value'];

/** The title of a value in one of these lists. */
export function titleIn(list: readonly { title: string; value: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.title ?? value;
}
