import {
  callout,
  type Document,
  h2,
  h3,
  list,
  p,
  picture,
  quote,
  seo,
  slug,
  steps,
  text,
  to,
} from '../write.ts';

/** Workload identity federation, read as the claims of a token and the conditions of a policy. */
export const workloadIdentityClaimByClaim: Document = {
  _id: 'post-workload-identity-claim-by-claim',
  _type: 'post',
  title: 'Workload identity federation, claim by claim',
  slug: slug('workload-identity-claim-by-claim'),
  excerpt:
    'A pipeline deploys without a stored key. What is in the token that makes this possible, which conditions to put on it, and the four mistakes that undo it.',
  image: picture('cover-federation.webp'),
  category: to('category-protocols'),
  author: to('author-sorby'),
  publishedAt: '2026-11-18T08:00:00Z',
  body: text(
    p(
      'For years a pipeline that wanted to deploy was given a key. Somebody made it, pasted it into a settings page and forgot it there. Federation ends this. The pipeline shows a token that its own platform has just signed, the cloud checks it, and hands back rights for an hour. Nothing is stored, so nothing can leak from the store.',
    ),
    p(
      'That is the promise, and it holds. It holds exactly as far as the conditions that somebody wrote on the accepting side. They are usually six lines long, and they are the whole of your security. So let us read them.',
    ),
    h2('What happens, in four moves'),
    steps(
      'A job starts. It asks its platform for an identity token and names the audience that the token is for.',
      'The platform, acting as an OpenID Connect issuer, signs a JSON Web Token. Its claims say what is running: which repository, which branch, which environment.',
      'The job sends the token to the token service of the cloud.',
      'The token service fetches the issuer’s public keys, checks signature, times and claims against a trust policy, and returns short-lived credentials of its own.',
    ),
    picture('figure-federation.webp'),
    p(
      'Two parties that have never exchanged a secret now trust each other. What they share is an address, at which the issuer publishes its keys, and a policy.',
    ),
    h2('The claims that decide'),
    h3('iss: who speaks'),
    p(
      'The issuer is a URL. Below it stands a document at `/.well-known/openid-configuration`, which names the place of the keys. Compare the issuer as a whole string. A condition that accepts every issuer under a domain accepts the one that a stranger managed to register there.',
    ),
    h3('aud: who is meant'),
    p(
      'The audience says for whom the token was made. If two services accept tokens of one issuer and neither checks the audience, each can take the token that it received and present it to the other. That is the oldest trick with borrowed letters. Choose an audience for each relying service and refuse all others.',
    ),
    h3('sub: what it is about'),
    p(
      'The subject names the workload. Its form is up to the issuer; on a code host it might read `repo:acme/orders:environment:production`. This is the claim that carries the weight. Whatever you do not pin down here, anyone on the same platform may fill in.',
    ),
    h3('exp, nbf and jti: when, and how often'),
    p(
      'Minutes are enough: the token is exchanged at once. The identifier `jti` allows the accepting side to refuse a token that it has seen before. Few do. If yours can, switch it on.',
    ),
    callout(
      'The issuer signs for all of its customers',
      'A valid signature proves that the platform ran some job. It does not prove that the job was yours. A trust policy that checks only the issuer and the audience lets every user of the platform in.',
      true,
    ),
    h2('Four mistakes that undo it'),
    list(
      '**The wildcard for the branch.** `repo:acme/orders:*` accepts a pull request from a fork if the platform gives such runs a token. Bind production to an environment with required reviewers, and name that environment.',
      '**The wildcard for the organization.** `repo:acme/*` makes the least guarded repository of the company as powerful as the most guarded. Someone’s experiment can deploy the payroll.',
      '**The name that can be bought again.** Organizations are renamed and deleted, and their names become free. Where the platform offers a claim with the immutable number of the repository or its owner, use it beside the name.',
      '**The old key, kept for safety.** Federation works, everybody is content, and the stored key stays “for a while”. As long as it is valid you have two doors and one lock.',
    ),
    h2('Inside the cluster: the same idea'),
    p(
      'Workloads that talk to each other inside your own walls need the same proof. SPIFFE is the open standard for it: each workload has a name in the form of a URI, `spiffe://prod.acme.example/orders/api`, and receives it in a short-lived document, either an X.509 certificate or a JWT. An agent on each node attests what is running before it hands one out: which image, which service account, which host.',
    ),
    p(
      'The certificate form has an advantage that is easily overlooked. It proves possession of a private key in every connection, so that a copy of the certificate alone is worth nothing. A JWT is a bearer token for as long as it lives. Take the certificate between services, and the token only where a proxy in the middle ends the connection.',
    ),
    h2('What federation does not do'),
    p(
      'It does not narrow rights. A federated job with an administrator’s role is an administrator for an hour, every hour. It does not protect the job from itself: whoever can change the workflow file can spend the token. Reviews of that file are now reviews of access, and deserve the same two pairs of eyes.',
    ),
    p(
      'And it makes new entries for your [inventory](page-visibility). Each trust policy is an identity with a purpose, an owner and a reach. It has no secret to rotate, which is why it is seldom found by tools that look for secrets.',
    ),
    quote(
      'A key says: I was here once. A claim says: this is what I am, now. Only one of them can be checked.',
    ),
    h2('A test for this afternoon'),
    p(
      'List the trust policies in one account. For each, write the sentence: “any job that … may become …”. If the first gap can only be filled with “any job on this platform”, you know what to do before you go home. The [page on zero trust protection](page-zero-trust-protection) shows how we keep that list.',
    ),
  ),
  seo: seo(
    'Workload identity federation, claim by claim',
    'What stands in the token with which a pipeline deploys without a key, which conditions to put on it, and four mistakes that undo it.',
    ['workload identity federation', 'OpenID Connect', 'SPIFFE', 'CI/CD security'],
  ),
};
