import type { TextChange } from './mutant.ts';

/** What differs from the project in the copy in which mutants run. */
export const copyChanges: readonly TextChange[] = [
  {
    file: 'e2e/browser/launch-chromium.ts',
    from: 'return chromium.launch({ executablePath, args: [...flags, ...moreFlags], ignoreDefaultArgs })«»;',
    to: ".then(async (browser) => (await import('#scripts/specification/with-mutant.ts')).withMutant(browser))",
  },
  // Pages that were finished without the mutant are rendered anew before they are served.
  {
    file: 'e2e/product/prepared-product.ts',
    from: "settings: «hashSettings(environment, 'pages')»",
    to: "hashSettings(environment, 'pages') + (process.env.MUTANT ?? '')",
  },
  {
    file: 'e2e/setup/start-for-tests.ts',
    from: 'const products = «await startProducts(project.config.maxWorkers)»;',
    to: `process.env.MUTANTS_SITE
    ? [{ ...JSON.parse(process.env.MUTANTS_SITE), stop: async () => {} }]
    : await startProducts(project.config.maxWorkers)`,
  },
  // The Studio takes long to build, and only the rows that are shown in it need it.
  {
    file: 'scripts/build/build-product.ts',
    from: "«if (!(await isStudioBuilt())) await step('Building the Studio', buildStudio);»",
    to: "if (process.env.MUTANTS_STUDIO && !(await isStudioBuilt())) await step('Building the Studio', buildStudio);",
  },
  {
    file: 'scripts/start.ts',
    from: '[isBuilt(environment), «isStudioBuilt()»]',
    to: 'process.env.MUTANTS_STUDIO ? isStudioBuilt() : true',
  },
  // What a mutant has taken away never comes, so tests wait for it no longer than a slow machine needs.
  { file: 'vitest.config.ts', from: 'testTimeout: «180_000»', to: '60_000' },
  { file: 'vitest.config.ts', from: 'expect: { poll: { timeout: «60_000» } }', to: '10_000' },
  { file: 'vitest.config.ts', from: 'testTimeout: «120_000»', to: '60_000' },
  { file: 'vitest.config.ts', from: 'expect: { poll: { timeout: «30_000» } }', to: '5_000' },
];
