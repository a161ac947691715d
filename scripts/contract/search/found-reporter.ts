import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { counted } from '#lake/kernel/counted.ts';

/**
 * Prints the findings of a search in full, in their own words. When some kinds were asked for, it also tells what was
 * searched without a finding, and leaves out the rest.
 */
export default class FoundReporter implements Reporter {
  #isNamed = false;
  #searches = 0;
  #findings = 0;
  readonly #begun = performance.now();

  onInit({ config }: Vitest): void {
    this.#isNamed = config.testNamePattern !== undefined;
  }

  onTestCaseResult(search: TestCase): void {
    const { state, errors = [] } = search.result();
    if (state !== 'passed' && state !== 'failed') return;
    this.#searches += 1;
    if (state === 'failed') this.#tell(search.name, errors);
    else if (this.#isNamed) console.log(`✓ ${search.name}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.#tell(module.relativeModuleId, errors);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Thrown[]): void {
    if (errors.length > 0) this.#tell('Outside of any search', errors);
    const took = Math.round(performance.now() - this.#begun);
    console.log(`\n${this.#searches} searched, ${counted(this.#findings, 'finding')}, ${took} ms`);
  }

  #tell(name: string, errors: readonly Thrown[]): void {
    this.#findings += errors.length;
    const said = errors.map(({ name: type, message, stack }) =>
      // An error that was thrown, and is no finding, is mended where it was thrown.
      type === 'AssertionError' ? message : (stack ?? message),
    );
    console.log(`✗ ${name}\n\n${said.join('\n\n').replaceAll(/^(?=.)/gm, '  ')}\n`);
  }
}

interface Thrown {
  name?: string | undefined;
  message: string;
  stack?: string | undefined;
}
