import { randomBytes } from 'node:crypto';
import type { LakeOptions } from '../../kernel/options.ts';

const validityMs = 30_000; // from the redirect to the request that follows it
const maxHosts = 64;
const monotonic = () => performance.now(); // which does not jump when the clock of the machine is set

/**
 * Spreads the event streams of a browser page over host names of their own. Over HTTP/1.1 browsers open six
 * connections to a host, which an open Studio spends on streams alone; `*.localhost` is loopback in Chromium.
 */
export function streamHosts(options: Pick<LakeOptions, 'publicUrl' | 'hosts' | 'isLocal'>, now = monotonic) {
  const tickets = new Map<string, { token: string | undefined; origin: string; until: number }>();
  let count = 0;
  /**
   * The address that was asked for, on this machine: for a name that only leads here, the lake's own address is used.
   */
  const near = (url: URL) =>
    options.isLocal && options.hosts?.includes(url.hostname)
      ? new URL(url.pathname + url.search, options.publicUrl)
      : new URL(url);
  return {
    /**
     * Where a page's request for a stream goes, or undefined when it may stay: it comes from no page, the lake is not
     * on loopback, or it goes to such a host already.
     */
    redirect(request: Request, url: URL, token: string | undefined): string | undefined {
      const origin = request.headers.get('origin');
      const target = near(url);
      if (!origin || origin === 'null' || !/^(.+\.)?localhost$/.test(target.hostname)) return undefined;
      if (/^sse\d+\.localhost$/.test(target.hostname)) return undefined;
      for (const [ticket, { until }] of tickets) {
        if (until >= now()) break; // those that follow were given later
        tickets.delete(ticket);
      }
      const ticket = randomBytes(24).toString('base64url');
      tickets.set(ticket, { token, origin, until: now() + validityMs });
      count = (count + 1) % maxHosts;
      target.hostname = `sse${count}.localhost`;
      target.searchParams.set('ticket', ticket);
      return target.href;
    },
    /** Whether a ticket is still valid, for the preflight that a browser sends before the request itself. */
    isTicket(ticket: string | null): boolean {
      return (tickets.get(ticket ?? '')?.until ?? 0) >= now();
    },
    /** The token for which a ticket was given. Each ticket is good for one call. */
    take(ticket: string): string | undefined {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      return found && found.until >= now() ? found.token : undefined;
    },
  };
}
