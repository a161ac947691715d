import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#settings/environment.ts';
import type { Figures } from '#telemetry/figures/figures.ts';
import { searchPath } from '#ui/search/search-path.ts';
import type { AssetCopies } from '../assets/asset-copies.ts';
import { openAssetCopies } from '../assets/open-assets.ts';
import { createPurger, type Purger } from '../cdn/purger.ts';
import { createContentClient } from '../content/client.ts';
import { isLakeUp } from '../content/is-lake-up.ts';
import { openSiteFiles } from '../files/open-site-files.ts';
import type { SiteFiles } from '../files/site-files.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { generatedFiles } from '../front/requests/next-paths.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords, recordsFile } from '../known/open-records.ts';
import { readMoment, readState, writeMoment, writeState } from '../known/renewal-state.ts';
import type { Commanded } from '../renderer/commands.ts';
import { PageRenderer, type RendererParts } from '../renderer/page-renderer.ts';
import { indexFile, openIndex } from '../search/open-index.ts';
import { SearchIndex } from '../search/search-index.ts';
import { hashSettings } from '../settings-effect.ts';
import { MostVisited } from '../visits/most-visited.ts';
import { AddressWatch } from './addresses/address-watch.ts';
import { askAddresses } from './addresses/ask-addresses.ts';
import { askIsMadeOf } from './ask-is-made-of.ts';
import { openInstances } from './instances/open-instances.ts';
import type { Telling } from './instances/tell-instances.ts';
import { CatchUp } from './lake-events/catch-up.ts';
import { listenToLake } from './lake-events/listen-to-lake.ts';
import { openMarking, tellBoth } from './marking.ts';
import { measureRenewal } from './measure-renewal.ts';
import { askMoments, Moments } from './moments/moments.ts';
import { PageMoments } from './moments/page-moments.ts';
import { Renewal } from './renewal.ts';
import { askPageText } from './search/ask-page-text.ts';
import { SearchUpkeep } from './search/search-upkeep.ts';
import { readBuiltTags } from './tags/built-pages.ts';
import { TagIndex } from './tags/tag-index.ts';
import { purgerInTurn, Turn } from './turn.ts';

const silenceTimeoutMs = 30_000; // until a lake is taken to be down
const firstWalkMs = 2_000; // time enough to know all addresses of a small site before it serves

interface Around extends Omit<RendererParts, 'finished' | 'isMadeOf' | 'onRenewed' | 'onLate' | 'share'> {
  distDir: string;
  publicDir: string;
  secret: string;
  /**
   * Whose turn it is to keep up what exists only once: this process's unless told otherwise, as where no other release
   * runs.
   */
  turn?: Turn;
}

/** The running renewal of the site, which does what the fronts ask for. */
export interface StartedRenewal {
  commanded: Omit<Commanded, 'unfound'>;
  /** Adds how far the renewal is to the figures of this process. */
  measure: (figures: Figures) => void;
  begin: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Prepares the renewal of the site; `begin` subscribes to the lake, once for all visitors. When the pages on the disk
 * hold other settings than the present ones, `begin` resolves only once the most visited have been rendered anew (the
 * others are withheld until they have been, too), and throws when the lake does not answer. One of several instances
 * first makes up for the events that it has missed.
 */
export async function startRenewal(
  environment: Environment,
  { distDir, publicDir, secret, turn = new Turn(true), ...around }: Around,
  silenceMs = silenceTimeoutMs,
): Promise<StartedRenewal> {
  const client = createContentClient(environment);
  const records = openRecords(recordsFile(distDir));
  const visited = new MostVisited();
  const index = new TagIndex(records, generatedFiles, (max) => visited.paths(max));
  const listening = index.listen();
  if (!index.hasBuild) await index.recordBuild(readBuiltTags(distDir));
  const settings = hashSettings(environment, 'pages');
  const kept = readState(records);
  const state = kept?.settings === settings ? kept : null;
  const known = new KnownPaths(records);
  known.listsAreOld = true;
  if (!state) {
    known.clear();
    await index.makeOld('all', 'withheld');
  }
  const watch = new AddressWatch(known, askAddresses(client));
  let siteFiles: SiteFiles | null = null;
  const finished = new FinishedPages(records, (changed) => siteFiles?.note([changed]));
  const purger = purgerInTurn(turn, createPurger(environment));
  const build = await readFile(path.join(distDir, 'BUILD_ID'), 'utf8').catch(() => '');
  const search = new SearchUpkeep({
    index: new SearchIndex(openIndex(indexFile(environment.dataDir))),
    known,
    read: askPageText(around.origin, secret),
    build,
  });
  const onRenewed = (renewed: string) => {
    purger.pages([renewed]);
    search.note([renewed]);
  };
  const instances = openInstances(environment, build);
  const renderer = new PageRenderer({
    ...around,
    finished,
    isMadeOf: askIsMadeOf(around.origin, secret),
    onRenewed,
    onLate: (late) => renewal.mistrust(late),
    share: instances?.share,
  });
  const renewal = new Renewal(
    {
      index,
      known,
      watch,
      finished,
      renderer,
      generated: generatedFiles,
      purger: toldWith(purger, { copies: openAssetCopies(environment), siteFiles: () => siteFiles }),
      search,
      keepState: ({ lastEventId }) => writeState(records, { lastEventId, settings }),
      markStale: openMarking(around.origin, secret),
    },
    state,
  );
  const telling = instances?.tell(renewal);
  const renewing = telling ?? renewal;
  const moments = new Moments({
    ask: askMoments(client),
    renewing,
    takenUntil: readMoment(records),
    keep: (takenUntil) => writeMoment(records, takenUntil),
    noted: async () => {
      await telling?.told();
      await renewal.tried;
    },
  });
  const pageMoments = new PageMoments({ index, renewing });
  const openFiles = async () => {
    siteFiles = await openSiteFiles(
      environment,
      { distDir, publicDir },
      { records, finished, known, purger, data: generatedFiles, make: (missing) => renewal.make(missing) },
    );
    // They hold other settings.
    if (!state) await siteFiles?.clear();
  };
  if (turn.isOurs) await openFiles();
  let beginning: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let live: { close: () => void } | undefined;
  let isRenewing = false;
  return {
    commanded: {
      // A page made for a visitor is read for the search, too, like one that was rendered anew.
      make: (path) => renewal.make(path).finally(() => search.begin()),
      search: (q) => renderer.show(`${searchPath}?${new URLSearchParams({ q })}`),
      view: (path) => renewal.view(path),
      check: (path) => renewal.check(path),
      visited: (visits) => visited.take(visits),
      state: async () => ({ isRenewing, isLakeUp: await isLakeUp(client) }),
    },
    measure: (figures) => measureRenewal(figures, { renewal, renderer, index, shared: instances?.shared }),
    async begin() {
      const caughtUp = async (heard: CatchUp, { told }: Telling) => {
        await heard.done;
        await told();
        await renewal.tried;
      };
      const keepFiles = async () => {
        if (!siteFiles && !isClosed) await openFiles();
        if (turn.isOurs && !isClosed) void siteFiles?.begin(watch.whenKnown()).catch(unwritten);
      };
      const serve = () => {
        // Another build or the lake may have changed pages while nobody told the CDN.
        purger.everyPage();
        beginning = beginning.then(keepFiles).catch(unwritten);
      };
      const rest = async () => {
        await beginning;
        await siteFiles?.rest();
      };
      const own = state?.lastEventId ?? null;
      const from = instances ? await instances.shared.join(own) : own;
      const heard = new CatchUp(tellBoth(renewing, moments), instances?.shared.awaited ?? null);
      const listened = listenToLake(environment, heard, from);
      live = listened;
      turn.hear(serve, rest);
      if (state) {
        if (!known.isComplete) await Promise.race([watch.walked, pause(firstWalkMs, null, { ref: false })]);
        // Others serve meanwhile. The wait is limited: if all waited for a lake that is down, nobody would serve.
        if (telling) await Promise.race([caughtUp(heard, telling), pause(silenceMs, null, { ref: false })]);
        isRenewing = true;
        pageMoments.begin();
        return;
      }
      if (!(await Promise.race([listened.heard, pause(silenceMs, false, { ref: false })])))
        throw new Error(unheard(environment));
      await renewal.tried;
      isRenewing = true;
      pageMoments.begin();
    },
    async close() {
      isRenewing = false;
      isClosed = true;
      live?.close();
      moments.close();
      pageMoments.close();
      purger.close();
      await beginning;
      await Promise.all([renewal.close(), siteFiles?.close()]);
      instances?.close();
      listening.stop();
      // The records stay open until the process ends, because some requests may still be answered from them.
    },
  };
}

/** A purger that tells the files and the copies of assets of the same changes as the CDN. */
const toldWith = (
  purger: Purger,
  { copies, siteFiles }: { copies: AssetCopies | null; siteFiles: () => SiteFiles | null },
): Purger => ({
  ...purger,
  assets(lakeTags) {
    purger.assets(lakeTags);
    copies?.forgetDeleted(lakeTags).catch(keptOn);
  },
  pages(paths) {
    purger.pages(paths);
    siteFiles()?.note(paths);
  },
  everyPage() {
    purger.everyPage();
    siteFiles()?.review().catch(unwritten);
  },
});

const unwritten = (error: Error): void =>
  console.error(`The files of SITE_FILES are not kept up: ${error.message} Start the site again.`);

const keptOn = (error: Error): void =>
  console.error(`A deleted asset is kept on the disk until it is asked for: ${error.message}`);

const unheard = ({ apiHost, projectId }: Environment) =>
  `The pages that are kept hold other settings than these, and ${apiHost ? `the lake at ${apiHost}` : `the project "${projectId}" at Sanity`} does not answer, so they cannot be rendered anew. Start it, or go back to the settings before.`;
