const policy = 'content-security-policy';

/**
 * The security headers of a page that runs WebAssembly, as an animation does, from those of a page that does not; as they
 * are where there is no policy.
 */
export function withWebAssembly(headers: Record<string, string>): Record<string, string> {
  const allowed = headers[policy]?.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  return allowed === undefined ? headers : { ...headers, [policy]: allowed };
}

/** Whether a page, as visitors get it, may run WebAssembly: it holds an animation, or goes on to other pages without leaving itself. */
export const mayRunWebAssembly = (html: string): boolean => /<tessera-animation|__next_f/.test(html);
