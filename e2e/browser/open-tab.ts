import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectTools, type Tools } from './connect-tools.ts';
import { findChromium } from './find-chromium.ts';
import { flags } from './launch-chromium.ts';

/** A tab in which a visitor with a mouse goes from page to page. */
export interface Tab {
  /** Opens an address, and resolves when its page has loaded. */
  goTo(url: string): Promise<void>;
  /** Lays the mouse on the middle of the first visible element that a selector finds. */
  pointAt(selector: string): Promise<void>;
  /** Presses where the mouse is, for as long as a finger does. */
  press(): Promise<void>;
  /** Answers what a function that is run in the page answers, in JSON. */
  ask<T>(question: () => T): Promise<T>;
  /** The addresses of the pages that the browser has drawn out of sight, ready to be shown. */
  drawnAhead(): string[];
  close(): Promise<void>;
}

/** How fast the network of a tab is: bytes a second, and milliseconds. */
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
// A machine without a mouse has one.
const mouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * A tab of a Chromium of its own that draws pages ahead: where tools are attached to pages, as Playwright's are, it never does
 * (`PrerenderingDisabledByDevTools`), so these are attached to the tab. `prepare` runs in every page before its own scripts.
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
  // A group of its own: Debian's Chromium is a script that starts another program.
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

/** The address that Chromium says its tools have. */
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

/** In the page: scrolls to an element, and answers where its middle is in the window. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.getClientRects().length > 0,
  );
  if (!element) throw new Error(`Nothing that is seen matches ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
