import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** Why the sender of a request decides, and not the network that it comes from. */
export const identityFirstSecurity: Document = {
  _id: 'post-identity-first-security',
  _type: 'post',
  title: 'Identity-first security, without the slogan',
  slug: slug('identity-first-security'),
  excerpt:
    'What changes in practice when the identity of a caller, and not its place in the network, decides what it may do.',
  image: picture('cover-identity-first-security.webp'),
  category: to('category-foundations'),
  author: to('author-aranda'),
  publishedAt: '2026-10-14T08:00:00Z',
  body: text(
    p(
      '“Identity is the new perimeter” has been said so often that it no longer says anything. Underneath the slogan there is a plain engineering choice, and it is worth making on purpose.',
    ),
    p(
      'The choice is this: when a request arrives, do we decide by **where it comes from** or by **who sends it**? Networks made the first answer cheap. Clouds, contractors and agents have made it unreliable.',
    ),
    h2('What the network used to tell us'),
    p(
      'An address inside the building meant a machine that somebody had carried in. That was evidence. It was not strong, but it was something that an attacker had to work for.',
    ),
    p(
      'Today an internal address means that a scheduler placed a container somewhere. The container may hold a library from last night. The address is true and tells us very little.',
    ),
    h2('What counts as proof'),
    p(
      'To decide by sender you need a sender that can prove itself. A long-lived key is a weak proof: it shows that somebody once had access to a file. A better one is made by the platform that runs the workload, at the moment of the request, and names what is running.',
    ),
    p(
      'A pipeline is a good example. Many code hosts will sign a short token for each run. Its claims say which repository, which branch and which environment: `sub` names the run, `aud` names the service that is meant to accept it, `exp` ends it within minutes. The cloud checks the signature and the claims, and hands out rights for the length of the job. No secret was stored anywhere.',
    ),
    callout(
      'Check the subject, not only the issuer',
      'The commonest mistake in such a setup is to trust every token that the code host signs. The issuer signs for all of its customers. The rule must name your repository, and for production the branch or environment as well.',
      true,
    ),
    h2('What changes when identity decides'),
    list(
      '**Every workload needs one.** Not one for each cluster, not one for each team: one for each thing that does a job.',
      '**Credentials become short.** If a workload can prove what it is, it can fetch a token for an hour. There is nothing left to rotate.',
      '**Policies become readable.** “The billing exporter may read invoices” is a sentence that an auditor and an engineer read in the same way.',
      '**Logs become useful.** A line that names an identity can be asked about. A line that names an address can only be kept.',
    ),
    h2('The order that works'),
    p(
      'Teams that begin with enforcement learn what their systems depend on by breaking them. There is a gentler order.',
    ),
    steps(
      'List the identities that exist, including the ones nobody meant to make.',
      'Watch for a few weeks what each of them does.',
      'Write down what each is for, and let the owner correct it.',
      'Refuse what was never used, and keep the way back short.',
      'Only then shorten lifetimes and bind credentials to workloads.',
    ),
    p(
      'Steps one to three change nothing in production. They are also where most of the value is: an organization that knows its identities handles the next incident differently.',
    ),
    h2('What it does not solve'),
    p(
      'An identity can be genuine and still do harm. A build system with every right it needs can be told to build the wrong thing. Identity-first security narrows what a caller may do and makes it visible. It does not make the caller good.',
    ),
    p(
      'That is why detection belongs to the same list. If you know what an identity is for, you can notice when it does something else. If you do not, every alert is a guess.',
    ),
    p(
      'Nor does it make the network useless. “This identity, from this place” is a better rule than either half, and a token that was stolen from a pipeline rarely comes back from the pipeline’s address. The network becomes a condition on an identity. It stops being a substitute for one.',
    ),
    quote('A perimeter asks where you stand. An identity can be asked what you want.'),
    h2('A small start'),
    p(
      'Take the deploy path of one service. Replace its long-lived key by a token that the pipeline obtains by proving what it is. Write one sentence about what that identity is for, and put it beside the policy.',
    ),
    p(
      'Then look at how many other things were using the old key. That number is the argument for the rest. If you have not seen such a list before, [begin with visibility](page-visibility).',
    ),
  ),
  seo: seo(
    'Identity-first security, in practice',
    'What changes when the identity of a caller decides, what counts as proof, and the order in which to get there.',
    ['identity-first security', 'workload identity', 'zero trust', 'CI tokens'],
  ),
};
