import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectTools, type Tools } from './connect-tools.ts';
import { findChromium } from './find-chromium.ts';
import { flags } from './launch-chromium.ts';

/** A tab in which a visitor with a mouse moves from page to page. */
export interface Tab {
  /** Opens an address, and resolves when its page has loaded. */
  goTo(url: string): Promise<void>;
  /** Moves the mouse to the middle of the first visible element that a selector finds. */
  pointAt(selector: string): Promise<void>;
  /** Clicks where the mouse is, holding the button as long as people do. */
  press(): Promise<void>;
  /** Runs a function in the page, and resolves with its result, which must be JSON. */
  ask<T>(question: () => T): Promise<T>;
  /** The addresses of the pages that the browser has prerendered. */
  drawnAhead(): string[];
  close(): Promise<void>;
}

/** The speed of a tab's network: bytes per second, and latency in milliseconds. */
export interface Network {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

interface Target {
  sessionId: string;
  url: string;
  subtype?: string;
}

const pressedMs = 80;
// Gives the tab a mouse, even on a machine without one.
const mouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Opens a tab of a Chromium of its own that prerenders pages. A browser never does so while tools are attached to
 * pages, as Playwright's are (`PrerenderingDisabledByDevTools`), so these tools are attached to the tab. `prepare` runs
 * in every page before its own scripts.
 */
export async function openTab({
  network,
  prepare,
}: {
  network?: Network;
  prepare?: () => void;
} = {}): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tab-'));
  const port = ['--remote-debugging-port=0', `--user-data-dir=${folder}`];
  // A process group of its own, because Debian's Chromium is a script that starts another program.
  const chromium = spawn(
    findChromium() ?? 'chromium',
    ['--headless', ...flags, mouse, ...port, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const gone = once(chromium, 'exit');
  const kill = () =>
    void (chromium.pid && chromium.exitCode === null && process.kill(-chromium.pid, 'SIGKILL'));
  process.once('exit', kill);
  const end = async () => {
    process.off('exit', kill);
    kill();
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const tools = await connectTools(await addressIn(chromium.stderr));
    return { ...(await tabOf(tools, network, prepare)), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address of the developer tools, as Chromium prints it. */
async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Chromium ended before it said where its tools are.');
}

async function tabOf(
  tools: Tools,
  network: Network | undefined,
  prepare: (() => void) | undefined,
): Promise<Omit<Tab, 'close'>> {
  const pages = new Map<string, Target>();
  const ahead = new Set<string>();
  const at = { x: 0, y: 0 };

  tools.hear(
    'Target.attachedToTarget',
    async ({ sessionId, targetInfo: { targetId, url, subtype, type } }) => {
      if (type !== 'page') return;
      pages.set(targetId, { sessionId, url, subtype });
      const send = (method: string, params = {}) => tools.send(method, params, sessionId);
      await Promise.all([
        send('Page.enable'),
        send('Preload.enable'),
        network && send('Network.enable'),
        network && send('Network.emulateNetworkConditions', { offline: false, ...network }),
        prepare && send('Page.addScriptToEvaluateOnNewDocument', { source: `(${prepare})()` }),
        send('Runtime.runIfWaitingForDebugger'),
      ]);
    },
  );
  tools.hear('Target.targetInfoChanged', ({ targetInfo: { targetId, url, subtype } }) => {
    const page = pages.get(targetId);
    if (page) Object.assign(page, { url, subtype });
  });
  tools.hear('Target.detachedFromTarget', ({ targetId }) => void pages.delete(targetId));
  tools.hear('Preload.prerenderStatusUpdated', ({ key: { url }, status }) => {
    if (status === 'Ready') ahead.add(url);
    else ahead.delete(url);
  });

  const { targetInfos } = await tools.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId } = await tools.send('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await tools.send('Target.setAutoAttach', attach, sessionId);

  const shown = () => {
    const page = pages.values().find(({ subtype }) => subtype === undefined);
    if (!page) throw new Error('The tab shows no page.');
    return page.sessionId;
  };
  const move = (type: string) =>
    tools.send(
      'Input.dispatchMouseEvent',
      { type, ...at, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      shown(),
    );
  async function ask<T, G extends unknown[]>(question: (...given: G) => T, ...given: G): Promise<T> {
    const expression = `(${question})(...${JSON.stringify(given)})`;
    const params = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await tools.send('Runtime.evaluate', params, shown());
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  return {
    async goTo(url) {
      const loaded = tools.next('Page.loadEventFired', shown());
      await tools.send('Page.navigate', { url }, shown());
      await loaded;
    },
    async pointAt(selector) {
      const place = await ask(placeOf, selector);
      Object.assign(at, place);
      await move('mouseMoved');
    },
    async press() {
      await move('mousePressed');
      await new Promise((resolve) => setTimeout(resolve, pressedMs));
      await move('mouseReleased');
    },
    ask,
    drawnAhead: () => [...ahead],
  };
}

/** In the page: scrolls to an element, and returns where its middle is in the window. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.getClientRects().length > 0,
  );
  if (!element) throw new Error(`Nothing that is seen matches ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
