import { existsSync } from 'node:fs';
import type { Finding } from '#contract/proof/verdict.ts';
import type { ToldPlace } from '#web/overlay/contract-news.ts';

/** Where a finding is best looked at, as far as findings say it today: the contract of its kind. */
export function placeOfFinding({ subject }: Finding): ToldPlace | undefined {
  const file = `sections/${subject}/contract.ts`;
  return existsSync(file) ? { file } : undefined;
}
