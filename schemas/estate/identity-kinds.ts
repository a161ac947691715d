/** What an identity of an estate can be, with how that is said. */
export const identityKinds = [
  { value: 'service-account', title: 'Service account' },
  { value: 'oauth-app', title: 'OAuth app' },
  { value: 'api-key', title: 'API key' },
  { value: 'workload', title: 'Workload' },
  { value: 'agent', title: 'AI agent' },
  { value: 'certificate', title: 'Certificate' },
] as const;

/** How the kind of an identity is said. */
export const sayIdentityKind = (kind: (typeof identityKinds)[number]['value']): string =>
  identityKinds.find(({ value }) => value === kind)?.title ?? kind;
