import { EventEmitter, on, once } from 'node:events';

// biome-ignore lint/suspicious/noExplicitAny: what the protocol says is read where it is used
type Said = any;

/** The tools of a Chromium, as its protocol has them: https://chromedevtools.github.io/devtools-protocol. */
export interface Tools {
  /** Asks for something, of the whole browser or of what a session is attached to; throws what the browser says against it. */
  send(method: string, params?: object, sessionId?: string): Promise<Said>;
  /** Calls back for each event of a name. */
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
    // Nobody answers any more what a page was asked that gives way to another one.
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
