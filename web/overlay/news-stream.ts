import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildOverlay } from './build-overlay.ts';
import { type ContractNews, isNews, newsPath, overlayPath } from './contract-news.ts';

/**
 * Tells the open pages of a site in development the state of the contract, and serves them the script that shows it.
 */
export class NewsStream {
  readonly #listeners = new Set<ServerResponse>();
  #latest: ContractNews | undefined;
  #script: Promise<string> | undefined;

  /** Takes a message of `npm run dev`, and tells news of the contract to all open pages and to those opened later. */
  readonly hear = (said: unknown): void => {
    if (!isNews(said)) return;
    this.#latest = said.contract;
    for (const listener of this.#listeners) write(listener, said.contract);
  };

  /** Answers a request that is about the news; false when it is not. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path === newsPath) this.#listen(request, response);
    else if (path === overlayPath) void this.#sendScript(response);
    else return false;
    return true;
  }

  /** Ends the streams to all pages, so that the server can end. */
  close(): void {
    for (const listener of this.#listeners) listener.end();
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    if (this.#latest) write(response, this.#latest);
    this.#listeners.add(response);
    request.once('close', () => this.#listeners.delete(response));
  }

  async #sendScript(response: ServerResponse): Promise<void> {
    try {
      this.#script ??= buildOverlay();
      const text = await this.#script;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      this.#script = undefined;
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  }
}

const write = (listener: ServerResponse, news: ContractNews): void =>
  void listener.write(`data: ${JSON.stringify(news)}\n\n`);
