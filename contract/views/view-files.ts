import { fileURLToPath } from 'node:url';
import type { Claim, Kind, Project, View } from '../project.ts';
import type { ViewFile } from './load-view.ts';

/** What has a view in a project: a kind of section or a query, with what it asks for and its contract. */
export interface HasView extends Pick<Claim, 'intended'>, Pick<View, 'props'> {
  subject: string;
  /** The projection of a kind, or the whole query. */
  query: string;
  contract: NonNullable<Claim['contract']>;
  isSection: boolean;
  at: ViewFile;
}

/** The kinds and queries of a project that have a view, and a contract that tells what the view is given. */
export function viewsOf({
  kinds,
  sections,
  queries,
}: Pick<Project, 'kinds' | 'sections' | 'queries'>): HasView[] {
  const ofKinds = Object.entries(sections ? kinds : {}).flatMap(([subject, kind]) =>
    hasView(subject, kind.projection, kind, true),
  );
  return [...ofKinds, ...queries.flatMap((claim) => hasView(claim.subject, claim.query, claim, false))];
}

function hasView(
  subject: string,
  query: string,
  { contract, view, intended }: Pick<Kind, 'contract' | 'view' | 'intended'>,
  isSection: boolean,
): HasView[] {
  if (!contract || !view) return [];
  const { file, props } = view instanceof URL ? { file: view, props: undefined } : view;
  const name = file.hash.slice(1) || 'default';
  return [{ subject, query, contract, intended, isSection, props, at: { file: fileURLToPath(file), name } }];
}
