/** The kinds of identities in an estate, with their names for readers. */
export const identityKinds = [
  { value: 'service-account', title: 'Service account' },
  { value: 'oauth-app', title: 'OAuth app' },
  { value: 'api-key', title: 'API key' },
  { value: 'workload', title: 'Workload' },
  { value: 'agent', title: 'AI agent' },
  { value: 'certificate', title: 'Certificate' },
] as const;

/** The name of a kind of identity for readers. */
export const sayIdentityKind = (kind: (typeof identityKinds)[number]['value']): string =>
  identityKinds.find(({ value }) => value === kind)?.title ?? kind;
