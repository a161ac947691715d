import type { Change } from '#contract/change/change.ts';
import { describeWithPage, howToCover } from '#contract/change/renew-snapshot.ts';
import type { Project } from '#contract/project.ts';

/**
 * The words for the changes since the last commit that break stored content and are covered by no migration; empty
 * without any.
 */
export function sayUncovered(uncovered: readonly Change[], project: Pick<Project, 'coverWith'>): string {
  if (uncovered.length === 0) return '';
  return `${uncovered.map(describeWithPage).join('\n')}\nThese break what is stored. ${howToCover(project)}.`;
}
