import { EventEmitter, on, once } from 'node:events';

// biome-ignore lint/suspicious/noExplicitAny: what the protocol says is read where it is used
type Said = any;

/** The developer tools of a Chromium, by its protocol: https://chromedevtools.github.io/devtools-protocol. */
export interface Tools {
  /**
   * Sends a command to the whole browser, or to the target to which a session is attached. Throws the browser's error.
   */
  send(method: string, params?: object, sessionId?: string): Promise<Said>;
  /** Calls `heard` for each event of this name. */
  hear(event: string, heard: (params: Said) => void): void;
  /** Resolves with the next event of a name in a session. */
  next(event: string, sessionId: string): Promise<Said>;
}

/** Connects to the tools at an address; the connection ends with the browser. */
export async function connectTools(address: string): Promise<Tools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const asked = new Map<number, PromiseWithResolvers<Said> & { sessionId: string | undefined }>();
  const heard = new EventEmitter();
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId } = JSON.parse(data);
    if (method) heard.emit(method, params, sessionId);
    // A page that is replaced by another one no longer answers what it was asked.
    if (method === 'Target.detachedFromTarget')
      for (const one of asked.values())
        if (one.sessionId === params.sessionId) one.reject(new Error('The page is gone.'));
    const waiting = asked.get(id);
    asked.delete(id);
    if (error) waiting?.reject(new Error(`Chromium: ${error.message}`));
    else waiting?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Chromium has ended.'));
  });

  return {
    send(method, params = {}, sessionId) {
      const waiting = Promise.withResolvers<Said>();
      const id = ++last;
      asked.set(id, { ...waiting, sessionId });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return waiting.promise;
    },
    hear: (name, callBack) => void heard.on(name, callBack),
    async next(name, sessionId) {
      for await (const [params, of] of on(heard, name)) if (of === sessionId) return params;
    },
  };
}
