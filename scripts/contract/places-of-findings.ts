import { relative } from 'node:path';
import { WrittenProject } from '#contract/places/places.ts';
import { mainPlace } from '#contract/places/show-places.ts';
import type { Finding } from '#contract/proof/verdict.ts';
import type { ToldPlace } from '#web/overlay/contract-news.ts';
import { projectSource } from './project/source.ts';

/**
 * Returns a function that tells where a finding is best looked at in the present files; undefined for one without a
 * known line.
 */
export function placesOfFindings(): (finding: Finding) => ToldPlace | undefined {
  const written = new WrittenProject(projectSource);
  return (finding) => {
    const span = mainPlace(finding, written.placesOf(finding));
    return span && { file: relative(process.cwd(), span.file), ...span.from };
  };
}
