/** Hosts of Sanity's that the Studio asks whenever it is opened, and what it is told instead: that there is no news. */
const answers: readonly [address: RegExp, answer: () => Response][] = [
  // Which version is the latest.
  [/^https:\/\/sanity-cdn\.com\/v1\/modules\//, () => Response.json({})],
  // Whether feedback can be sent.
  [/^https:\/\/api\.sanity\.io\/[^/]+\/intake\//, () => new Response(null, { status: 404 })],
];

/** The answer to a request that must not leave this machine; undefined where it may go its way. */
export function answerHere(address: string): Response | undefined {
  return answers.find(([pattern]) => pattern.test(address))?.[1]();
}

/**
 * Answers what the Studio asks of Sanity's hosts itself, from now on. It has no setting for that, and with an embedded lake these
 * requests end at the policy of the page, each with an error in the console.
 */
export function stayHere(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return answerHere(address) ?? fetch(input, init);
  };
}
