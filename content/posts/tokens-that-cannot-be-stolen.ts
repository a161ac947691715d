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

/** Sender-constrained tokens: mutual TLS and DPoP, what they cost and where to begin. */
export const tokensThatCannotBeStolen: Document = {
  _id: 'post-tokens-that-cannot-be-stolen',
  _type: 'post',
  title: 'Tokens that are worth nothing to a thief',
  slug: slug('tokens-that-cannot-be-stolen'),
  excerpt:
    'A bearer token belongs to whoever holds it. Two standards tie a token to a key that never travels. What each costs, and where to begin.',
  image: picture('cover-bound-tokens.webp'),
  category: to('category-protocols'),
  author: to('author-sorby'),
  publishedAt: '2026-09-16T08:00:00Z',
  body: text(
    p(
      'The word *bearer* is honest. A bearer token is like a banknote: it belongs to whoever has it in hand, and nobody asks how it got there. Most of what machines show each other today is of this kind. API keys are. Session cookies are. The access tokens that we were so glad to make short are, too, for as long as they live.',
    ),
    p(
      'Shortness helps, and an hour is a long time for a program. A token that leaks through a log, a proxy or a curious browser extension can be used thousands of times before it ends. There is a better answer than making it shorter still: bind it to a key, and let whoever shows the token prove that they have the key as well.',
    ),
    h2('The idea'),
    steps(
      'The client makes a key pair. The private half never leaves it, ideally never leaves a chip.',
      'When it asks for a token, it proves possession of the private key. The authorization server writes a fingerprint of the public key into the token, in the claim `cnf`, for confirmation.',
      'With each request the client proves possession again. The resource compares what it sees with the fingerprint in the token.',
    ),
    p(
      'A token copied out of a log now lacks its other half. The thief would have to copy the key as well, and the key was never written to a log, because it was never sent.',
    ),
    h2('Two ways to prove it'),
    h3('In the connection: mutual TLS, RFC 8705'),
    p(
      'The client presents a certificate when the connection is made. The token carries the hash of that certificate, `x5t#S256`. The check costs a comparison, since the TLS handshake has done the work.',
    ),
    p(
      'It suits services that talk to services, above all where a mesh hands out certificates anyway. Its difficulty is the thing in the middle. Where a load balancer ends the connection, the resource no longer sees the certificate and must be told about it in a header. Then the header has to be protected: strip it at the edge, or anyone may write one.',
    ),
    h3('In the request: DPoP, RFC 9449'),
    p(
      'The client signs a small JWT for each request and sends it in the header `DPoP`. It names the method (`htm`), the address without its query (`htu`), the time (`iat`), a unique number (`jti`) and, at the resource, the hash of the access token (`ath`). The public key stands in its head; the token carries the thumbprint of that key, `jkt`.',
    ),
    p(
      'It passes through any proxy, because it is only a header. In exchange it costs a signature for each request and asks the resource to remember the numbers that it has seen, for as long as a proof is valid. A server that does not want to depend on the clocks of its clients can hand out a nonce and demand it in the next proof.',
    ),
    callout(
      'What neither of them does',
      'Whoever controls the client can use its key where it lies. Binding stops the token from being used elsewhere. It does not make a compromised host honest.',
      true,
    ),
    h2('Which of the two'),
    list(
      'Services of your own, certificates at hand, no foreign proxy between: **mutual TLS**. There is less to go wrong.',
      'Clients that you do not run, browsers, phones, anything behind a gateway that is not yours: **DPoP**.',
      'Command line tools of your engineers: DPoP, with the key in the secure hardware of the laptop. These are the tokens that are copied most often, into issues, chats and screenshots.',
      'An API that only takes keys: neither. Put a broker before it that holds the key, and let your workloads show the broker something better.',
    ),
    h2('The refresh token is the one to begin with'),
    p(
      'If you can bind only one thing, bind that. An access token lives for minutes or an hour. The refresh token lives for weeks and can be turned into new access tokens from anywhere. For public clients, which have no secret of their own, the current best practice for OAuth security, RFC 9700, asks that refresh tokens be either sender-constrained or replaced at each use, so that a stolen one betrays itself when both holders come back with it.',
    ),
    h2('How to introduce it without a bad week'),
    steps(
      '**Issue bound tokens, accept both.** Clients that send a proof get a token with `cnf`. Nothing else changes.',
      '**Check, and only count.** The resource verifies proofs where there are some and writes down failures. You will find clocks that are minutes off, and proxies that rewrite addresses.',
      '**Refuse half-bound use.** A token with `cnf` that arrives without its proof is refused. This is the step that gives you the protection, and it harms nobody who still uses plain tokens.',
      '**Demand binding, scope by scope.** Begin with scopes that write, or that read about people. Leave the harmless ones for the end, or for ever.',
    ),
    p(
      'The third step is the one that gets left out. A token that *may* be bound, at a resource that does not insist, is a bearer token with an ornament.',
    ),
    h2('What you gain beside it'),
    p(
      'A bound token answers a question that logs have never answered well: was it the same client? Two requests with one key came from one place, whatever their addresses say. For [detection](page-detection-and-response) that is worth a great deal. An address changes when a container moves. A key that suddenly signs from two continents does not move like that.',
    ),
    quote(
      'A short life limits how long a stolen thing is useful. A bound one is of no use from the first second.',
    ),
    p(
      'Look at the three clients with the widest scopes in your own authorization server and ask of each where its token would work if I had it. If the answer is “anywhere”, you have found where to begin.',
    ),
  ),
  seo: seo(
    'Sender-constrained tokens: mutual TLS and DPoP',
    'Bearer tokens belong to whoever holds them. How RFC 8705 and RFC 9449 tie a token to a key, what it costs, and where to begin.',
    ['DPoP', 'mutual TLS', 'sender-constrained tokens', 'OAuth security'],
  ),
};
