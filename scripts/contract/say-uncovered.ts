import type { Change } from '#contract/change/change.ts';
import { describeWithPage, howToCover } from '#contract/change/renew-snapshot.ts';
import type { Project } from '#contract/project.ts';

/** What is said of the changes since the last commit that break stored content and that no migration covers; nothing where there are none. */
export function sayUncovered(uncovered: readonly Change[], project: Pick<Project, 'coverWith'>): string {
  if (uncovered.length === 0) return '';
  return `${uncovered.map(describeWithPage).join('\n')}\nThese break what is stored. ${howToCover(project)}.`;
}
