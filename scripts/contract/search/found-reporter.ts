import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { counted } from '#contract/proof/counted.ts';

/**
 * Shows a search to who has asked for one: what was found, whole and as it was said. Of some kinds what was searched in vain stands there,
 * too; what was not asked for does not.
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
      // What was not found but thrown is mended where it was thrown.
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
