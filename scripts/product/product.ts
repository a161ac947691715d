import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#lake/free-port.ts';
import type { Environment } from '#settings/environment.ts';
import { FigureSources } from '#telemetry/figures/ask-figures.ts';
import { drainWord } from '#web/end-when-asked.ts';
import { alivePath } from '#web/front/requests/alive-path.ts';
import { openRecords, recordsFile } from '#web/known/open-records.ts';
import { type RendererAddress, variablesOf } from '#web/renderer/renderer-address.ts';
import { askToRest, servesWord } from '#web/renewal/turn.ts';
import { webDir } from '#web/web-dir.ts';
import { startChild } from '../process/child.ts';
import { noteChild } from '../process/leftovers.ts';
import { Part } from './part.ts';
import { siteVariables } from './site-variables.ts';

// Without a limit, Node lets the heap of a process that renders much grow to twice what it needs.
const rendererHeap = '--max-semi-space-size=16 --max-old-space-size=384';
const frontHeap = '--max-semi-space-size=8 --max-old-space-size=128'; // what it keeps lies outside of the heap
// Each thread keeps memory of its own, so what compressing and drawing use outside of the heap would not be given back
// either.
const fewArenas = '2';
const drainMs = 1_500; // time for every client with an open connection to ask once more, or to be idle

/**
 * Sockets that are open already, by their file descriptors in this process; the process that listens opens what is
 * missing.
 */
export interface Sockets {
  site?: number;
  lake?: number;
}

/** The processes of the built product: the lake, and the renderer with the fronts before it. */
export class Product {
  /** Where the figures of all of them are read. */
  readonly figures = new FigureSources();
  /**
   * Whether the processes are asked if they are well: not while a build takes all of the machine, nor in development.
   */
  isWatched = false;
  /** Whether what ends is not started again. */
  isStopping = false;
  readonly #environment: Environment;
  readonly #sockets: Sockets;
  readonly #renderer: Promise<RendererAddress>;
  #lake: Part | undefined;
  #rendererPart: Part | undefined;
  /** Whether another release serves; then the renderer leaves alone what that one gives to visitors. */
  #isWaiting = false;
  #hasServed = false;
  #fronts: Part[] = [];

  constructor(environment: Environment, sockets: Sockets = {}) {
    this.#environment = environment;
    this.#sockets = sockets;
    this.#renderer = chooseAddress();
  }

  /** Starts the lake and keeps it. */
  async keepLake(): Promise<void> {
    const { lakeHost, lakePort } = this.#environment;
    const part = new Part();
    await part.keep(
      {
        name: 'lake',
        start: () => this.#start('scripts/lake.ts', { name: 'lake', ...handing(this.#sockets.lake) }),
        asked: () => (this.isWatched ? { host: lakeHost, port: lakePort, path: '/ping' } : undefined),
        meanwhile: 'the site goes on',
      },
      () => this.isStopping,
    );
    this.#lake = part;
  }

  /** Ends the lake; then another process may open its data folder. */
  async leaveLake(): Promise<void> {
    await this.#lake?.end();
    this.#lake = undefined;
  }

  /**
   * Starts the renderer and the fronts, and keeps them. The fronts answer with what is finished while the renderer
   * still starts.
   */
  async keepSite(): Promise<void> {
    const { fronts } = this.#environment;
    const { site } = this.#sockets;
    this.#hasServed = true;
    this.goOn();
    await Promise.all([
      this.keepRenderer(),
      ...Array.from({ length: fronts }, (_, index) => this.#keepFront(index + 1, {}, site)),
    ]);
  }

  /**
   * Gives way to another release that is about to serve. Resolves when this one no longer keeps up what there is only
   * one of, such as `SITE_FILES`.
   */
  async rest(): Promise<void> {
    this.#isWaiting = true;
    const { child } = this.#rendererPart ?? {};
    if (child) await askToRest(child);
  }

  /**
   * Takes `rest` back, because the other release does not serve after all; does nothing if this one has never served.
   */
  goOn(): void {
    if (!this.#hasServed) return;
    this.#isWaiting = false;
    const { child } = this.#rendererPart ?? {};
    if (child?.connected) child.send(servesWord);
  }

  /**
   * Starts the renderer, and a front that is reached only at this port and from this machine; the front ends by its
   * `end`.
   */
  async keepTrial(port: number): Promise<Part> {
    this.#isWaiting = true;
    await this.keepRenderer();
    return this.#keepFront(0, { PORT: String(port), SITE_HOST: '127.0.0.1', FRONTS: '1' });
  }

  /** Starts the renderer alone and keeps it, unless it is there. */
  async keepRenderer(): Promise<void> {
    if (this.#rendererPart) return;
    const part = new Part();
    this.#rendererPart = part;
    const { distDir } = this.#environment;
    const { port } = await this.#renderer;
    // Finds what is wrong with the records once, before several processes read them.
    openRecords(recordsFile(path.join(webDir, distDir))).close();
    const how = () => ({ name: 'renderer', args: this.#isWaiting ? ['waits'] : [] });
    await part.keep(
      {
        name: 'renderer',
        start: () => this.#startForSite('web/renderer.ts', how(), rendererHeap),
        asked: () => (this.isWatched ? { host: '127.0.0.1', port, path: '/api/health' } : undefined),
        meanwhile: 'what is finished goes on being served',
      },
      () => this.isStopping,
    );
  }

  /**
   * Ends the fronts when others answer in their place already: each connection is answered once more and then closed,
   * so that no request is cut off.
   */
  async drainFronts(): Promise<void> {
    for (const { child } of this.#fronts) if (child?.connected) child.send(drainWord);
    await pause(drainMs);
    await Promise.all(this.#fronts.map((front) => front.end()));
  }

  async #keepFront(index: number, variables: Record<string, string>, socket?: number): Promise<Part> {
    const { fronts, host, port } = this.#environment;
    const part = new Part();
    // With several fronts at one address, it is not known which of them answers there.
    const place = fronts === 1 ? { host, port, path: alivePath } : 'by its parent';
    this.#fronts.push(part);
    const { args, handles } = handing(socket);
    const how = { name: `front-${index}`, args: [String(index), ...args], handles };
    await part.keep(
      {
        name: 'front',
        start: () => this.#startForSite('web/front.ts', how, frontHeap, variables),
        asked: () => (this.isWatched && index > 0 ? place : undefined),
        meanwhile: fronts === 1 ? 'nobody is served until then' : 'the others go on',
      },
      () => this.isStopping,
    );
    return part;
  }

  async #startForSite(
    script: string,
    how: { name: string; args?: string[]; handles?: number[] },
    heap: string,
    variables: Record<string, string> = {},
  ): ReturnType<typeof startChild> {
    const env = {
      ...siteVariables(this.#environment),
      ...variablesOf(await this.#renderer),
      MALLOC_ARENA_MAX: fewArenas,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${heap}`,
      ...variables,
    };
    return this.#start(script, { ...how, env });
  }

  /** Starts a process whose figures are read with those of all others. */
  async #start(
    script: string,
    { env = {}, ...how }: Omit<NonNullable<Parameters<typeof startChild>[1]>, 'begun'>,
  ): ReturnType<typeof startChild> {
    const { dataDir, log } = this.#environment;
    const started = await startChild(script, {
      ...how,
      env: { ...env, LOG_FORMAT: log.format },
      begun: (pid) => noteChild(dataDir, pid),
    });
    this.figures.add(started.child);
    return started;
  }
}

/** Hands a socket to a process, and tells it the file descriptor as an argument. */
const handing = (socket: number | undefined): { args: string[]; handles: number[] } =>
  socket === undefined ? { args: [], handles: [] } : { args: ['4'], handles: [socket] };

/**
 * Chooses where the renderer listens: at a free port, or at RENDERER_PORT, which a measurement of the renderer sets.
 */
async function chooseAddress(): Promise<RendererAddress> {
  return { port: Number(process.env.RENDERER_PORT) || (await freePort()), secret: randomUUID() };
}
