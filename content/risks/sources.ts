const owasp = (part: string, title: string): [string, string] => [
  `OWASP Non-Human Identities Top 10, ${title}`,
  `https://owasp.org/www-project-non-human-identities-top-10/2025/${part}/`,
];
const rfc = (number: number, title: string): [string, string] => [
  `RFC ${number}, ${title}`,
  `https://www.rfc-editor.org/rfc/rfc${number}.html`,
];
const nist = (number: string, part: string, title: string): [string, string] => [
  `NIST SP ${number}, ${title}`,
  `https://csrc.nist.gov/pubs/sp/${part}/final`,
];
const attack = (part: string, title: string): [string, string] => [
  `MITRE ATT&CK ${part}, ${title}`,
  `https://attack.mitre.org/techniques/${part.replace('.', '/')}/`,
];

/** The public sources to which risks refer: each with its full name and a stable address. */
export const sources = {
  nhi1: owasp('1-improper-offboarding', 'NHI1: Improper Offboarding'),
  nhi2: owasp('2-secret-leakage', 'NHI2: Secret Leakage'),
  nhi3: owasp('3-vulnerable-third-party-nhi', 'NHI3: Vulnerable Third-Party NHI'),
  nhi4: owasp('4-insecure-authentication', 'NHI4: Insecure Authentication'),
  nhi5: owasp('5-overprivileged-nhi', 'NHI5: Overprivileged NHI'),
  nhi7: owasp('7-long-lived-secrets', 'NHI7: Long-Lived Secrets'),
  nhi8: owasp('8-environment-isolation', 'NHI8: Environment Isolation'),
  nhi9: owasp('9-nhi-reuse', 'NHI9: NHI Reuse'),
  nhi10: owasp('10-human-use-of-nhi', 'NHI10: Human Use of NHI'),
  ciRisks: [
    'OWASP Top 10 CI/CD Security Risks',
    'https://owasp.org/www-project-top-10-ci-cd-security-risks/',
  ],
  promptInjection: [
    'OWASP Top 10 for LLM Applications, LLM01: Prompt Injection',
    'https://genai.owasp.org/llmrisk/llm01-prompt-injection/',
  ],
  excessiveAgency: [
    'OWASP Top 10 for LLM Applications, LLM06: Excessive Agency',
    'https://genai.owasp.org/llmrisk/llm062025-excessive-agency/',
  ],
  keyManagement: nist('800-57 Part 1', '800/57/pt1/r5', 'Recommendation for Key Management'),
  digitalIdentity: ['NIST SP 800-63-4, Digital Identity Guidelines', 'https://pages.nist.gov/800-63-4/'],
  zeroTrust: nist('800-207', '800/207', 'Zero Trust Architecture'),
  cloudNative: nist('800-207A', '800/207/a', 'A Zero Trust Architecture Model for Cloud-Native Applications'),
  secureDevelopment: nist('800-218', '800/218', 'Secure Software Development Framework'),
  controls: nist('800-53', '800/53/r5/upd1', 'Security and Privacy Controls'),
  hmac: rfc(2104, 'HMAC: Keyed-Hashing for Message Authentication'),
  x509: rfc(5280, 'Internet X.509 Public Key Infrastructure Certificate and CRL Profile'),
  acme: rfc(8555, 'Automatic Certificate Management Environment'),
  revocation: rfc(7009, 'OAuth 2.0 Token Revocation'),
  introspection: rfc(7662, 'OAuth 2.0 Token Introspection'),
  jwk: rfc(7517, 'JSON Web Key'),
  tokenExchange: rfc(8693, 'OAuth 2.0 Token Exchange'),
  resourceIndicators: rfc(8707, 'Resource Indicators for OAuth 2.0'),
  jwtPractice: rfc(8725, 'JSON Web Token Best Current Practices'),
  accessTokens: rfc(9068, 'JSON Web Token Profile for OAuth 2.0 Access Tokens'),
  messageSignatures: rfc(9421, 'HTTP Message Signatures'),
  dpop: rfc(9449, 'OAuth 2.0 Demonstrating Proof of Possession'),
  oauthPractice: rfc(9700, 'Best Current Practice for OAuth 2.0 Security'),
  resourceMetadata: rfc(9728, 'OAuth 2.0 Protected Resource Metadata'),
  oidc: ['OpenID Connect Core 1.0', 'https://openid.net/specs/openid-connect-core-1_0.html'],
  mcpAuthorization: [
    'Model Context Protocol, Authorization',
    'https://modelcontextprotocol.io/specification/latest/basic/authorization',
  ],
  mcpPractice: [
    'Model Context Protocol, Security Best Practices',
    'https://modelcontextprotocol.io/specification/latest/basic/security_best_practices',
  ],
  spiffe: ['SPIFFE, Overview', 'https://spiffe.io/docs/latest/spiffe-about/overview/'],
  clusterRoles: [
    'Kubernetes, Role Based Access Control Good Practices',
    'https://kubernetes.io/docs/concepts/security/rbac-good-practices/',
  ],
  clusterAccounts: [
    'Kubernetes, Service Accounts',
    'https://kubernetes.io/docs/concepts/security/service-accounts/',
  ],
  slsa: ['SLSA, Supply-chain Levels for Software Artifacts', 'https://slsa.dev/spec/v1.0/'],
  cisaCloud: [
    'CISA AA24-057A, SVR Cyber Actors Adapt Tactics for Initial Cloud Access',
    'https://www.cisa.gov/news-events/cybersecurity-advisories/aa24-057a',
  ],
  cisaPipelines: [
    'CISA and NSA, Defending Continuous Integration and Continuous Delivery Environments',
    'https://www.cisa.gov/news-events/alerts/2023/06/28/cisa-and-nsa-release-joint-guidance-defending-continuous-integrationcontinuous-delivery-cicd',
  ],
  cisaZeroTrust: ['CISA, Zero Trust Maturity Model', 'https://www.cisa.gov/zero-trust-maturity-model'],
  hardCoded: ['CWE-798, Use of Hard-coded Credentials', 'https://cwe.mitre.org/data/definitions/798.html'],
  intoLogs: [
    'CWE-532, Insertion of Sensitive Information into Log File',
    'https://cwe.mitre.org/data/definitions/532.html',
  ],
  authenticity: [
    'CWE-345, Insufficient Verification of Data Authenticity',
    'https://cwe.mitre.org/data/definitions/345.html',
  ],
  lateExpiry: ['CWE-613, Insufficient Session Expiration', 'https://cwe.mitre.org/data/definitions/613.html'],
  littleLogging: ['CWE-778, Insufficient Logging', 'https://cwe.mitre.org/data/definitions/778.html'],
  cloudAccounts: attack('T1078.004', 'Valid Accounts: Cloud Accounts'),
  addedCredentials: attack('T1098.001', 'Account Manipulation: Additional Cloud Credentials'),
  stolenTokens: attack('T1528', 'Steal Application Access Token'),
  openCredentials: attack('T1552', 'Unsecured Credentials'),
  forgedCredentials: attack('T1606', 'Forge Web Credentials'),
  supplyChain: attack('T1195', 'Supply Chain Compromise'),
} satisfies Record<string, [title: string, href: string]>;

/** The name of a source. */
export type Source = keyof typeof sources;
