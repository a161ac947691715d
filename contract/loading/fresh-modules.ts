import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';

type Runner = ReturnType<typeof createServerModuleRunner>;

/**
 * Modules that are loaded anew where their files, or what they import, have changed; all else stays as it is, and so warm.
 * Packages are Node's own business and are loaded once.
 */
export class FreshModules {
  private readonly server: ViteDevServer;
  private readonly runner: Runner;

  private constructor(server: ViteDevServer) {
    this.server = server;
    this.runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  }

  /** Opens what loads modules below a folder; nothing is loaded yet, and no file is watched. */
  static async open(root: string): Promise<FreshModules> {
    const server = await createServer({
      root,
      configFile: false,
      envFile: false,
      logLevel: 'silent',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    });
    return new FreshModules(server);
  }

  /** A module as its file and all that it imports are now. */
  async load<Module extends object = Record<string, unknown>>(file: string): Promise<Module> {
    return await this.runner.import<Module>(file);
  }

  /** The files of all that is loaded, without those of packages. */
  get files(): string[] {
    const files = [...this.runner.evaluatedModules.fileToModulesMap.keys()];
    return files.filter((file) => !file.includes('/node_modules/') && file.startsWith('/'));
  }

  /** Forgets these files and all that imports them. */
  forget(files: readonly string[]): void {
    const modules = this.runner.evaluatedModules;
    const forgotten = new Set<string>();
    const waiting = files.flatMap((file) => {
      this.server.environments.ssr.moduleGraph.onFileChange(file);
      return [...(modules.getModulesByFile(file) ?? [])];
    });
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (forgotten.has(module.id)) continue;
      forgotten.add(module.id);
      const importers = [...module.importers];
      modules.invalidateModule(module);
      waiting.push(...importers.flatMap((id) => modules.getModuleById(id) ?? []));
    }
  }

  /** Forgets all of it, which is what helps after a module has failed: nobody knows which of its importers remember that. */
  forgetAll(): void {
    this.server.environments.ssr.moduleGraph.invalidateAll();
    this.runner.clearCache();
  }

  /** Lets go of it. */
  async close(): Promise<void> {
    await this.runner.close();
    await this.server.close();
  }
}
