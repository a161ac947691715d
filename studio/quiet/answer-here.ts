/** Addresses of Sanity's hosts that the Studio requests whenever it is opened, with answers that contain no news. */
const answers: readonly [address: RegExp, answer: () => Response][] = [
  // Which version is the latest.
  [/^https:\/\/sanity-cdn\.com\/v1\/modules\//, () => Response.json({})],
  // Whether feedback can be sent.
  [/^https:\/\/api\.sanity\.io\/[^/]+\/intake\//, () => new Response(null, { status: 404 })],
];

/** The local answer to a request that must not leave this machine; undefined for all others. */
export function answerHere(address: string): Response | undefined {
  return answers.find(([pattern]) => pattern.test(address))?.[1]();
}

/**
 * Patches `fetch` so that the Studio's requests to Sanity's hosts are answered locally. The Studio has no setting for
 * that, and with an embedded lake the content security policy of the page blocks them, each with an error in the
 * console.
 */
export function stayHere(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return answerHere(address) ?? fetch(input, init);
  };
}
