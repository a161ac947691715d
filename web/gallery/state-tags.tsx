import { Tag } from '#ui/text/tag.tsx';
import type { ContractState } from './contract-report.ts';

const says = { proven: 'proven', broken: 'findings', old: 'changed since proven', unknown: 'not proven yet' };
const colours = { proven: 'var(--color-teal)', broken: 'var(--color-red)', old: 'var(--color-glow)' };

/** What the last proof said of a kind. */
export function ContractTag({ state }: { state: ContractState['is'] }) {
  return <Tag color={state === 'unknown' ? null : colours[state]}>{says[state]}</Tag>;
}

/** The JavaScript that a kind brings to a page. */
export function ScriptTag({ kilobytes }: { kilobytes: number | undefined }) {
  return (
    <Tag>
      {kilobytes === undefined
        ? 'JavaScript not measured'
        : kilobytes === 0
          ? 'no JavaScript'
          : `${kilobytes} KB JavaScript`}
    </Tag>
  );
}
