import type { SectionKind } from '#sections/registry.ts';
import { readEnvironment } from '#settings/environment.ts';
import { type ContractState, readContractState } from './contract-report.ts';
import { drawnOf } from './drawn.ts';

const code = 'text-[0.85em]/[1.5] font-medium';

/** The facts about a kind: its name, its contract, its JavaScript, its fields. */
export function KindFacts({ kind, fields }: { kind: SectionKind; fields: number }) {
  const state = readContractState(readEnvironment().distDir, kind);
  const scripts = drawnOf(kind)?.scripts;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-6 text-s/[1.65]">
      <div>
        <dt className="mono text-quiet">Kind</dt>
        <dd>
          <code className={code}>sections/{kind}</code>
        </dd>
      </div>
      <div>
        <dt className="mono text-quiet">Contract</dt>
        <dd>
          {/* In development the overlay writes here, perhaps before React compares the element. */}
          <div suppressHydrationWarning>{contractWords(state)}</div>
          <div
            data-contract-of={kind}
            data-contract-is={state.is}
            hidden
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: what is in it is not React's
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </dd>
      </div>
      <div>
        <dt className="mono text-quiet">JavaScript of its own</dt>
        <dd>
          {scripts ? (
            scriptsWords(scripts)
          ) : (
            <>
              not measured yet: <code className={code}>npm run section:pictures</code>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="mono text-quiet">Fields</dt>
        <dd>
          <a href="#fields" className="link">
            {fields}
          </a>
        </dd>
      </div>
    </dl>
  );
}

function contractWords(state: ContractState) {
  const command = <code className={code}>npm run contract</code>;
  switch (state.is) {
    case 'proven':
      return `${state.values} values proven`;
    case 'broken':
      return (
        <pre className="overflow-x-auto font-mono text-xxs/[1.6] font-medium text-red">
          {state.findings.join('\n')}
        </pre>
      );
    case 'old':
      if (process.env.NODE_ENV === 'development') return 'changed: what is found now stands below';
      return <>changed since it was proven: {command}</>;
    case 'unknown':
      return <>not proven yet: {command}</>;
  }
}

function scriptsWords({ sample, most }: { sample: number; most: number }): string {
  const [little, much] = [sample, most].map((kilobytes) => (kilobytes === 0 ? 'none' : `${kilobytes} KB`));
  return sample === most ? `${much}` : `${little}; ${much} with everything in it`;
}
