import { Tag } from '#ui/tag.tsx';
import type { ContractState } from './contract-report.ts';

const says = { proven: 'proven', broken: 'findings', old: 'changed since proven', unknown: 'not proven yet' };
const colours = { proven: 'var(--color-teal)', broken: 'var(--color-red)', old: 'var(--color-glow)' };

/** What the last proof said of a kind. */
export function ContractTag({ state }: { state: ContractState['is'] }) {
  return <Tag color={state === 'unknown' ? null : colours[state]}>{says[state]}</Tag>;
}

/** The JavaScript that only this kind brings to a page. */
export function ScriptTag({ bytes }: { bytes: number | undefined }) {
  return <Tag>{scriptWords(bytes)}</Tag>;
}

/** A weight of JavaScript in words. */
export function scriptWords(bytes: number | undefined): string {
  if (bytes === undefined) return 'JavaScript not measured';
  return bytes === 0 ? 'no JavaScript' : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KB JavaScript`;
}
