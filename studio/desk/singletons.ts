import { pageTemplate } from '#pages/page-template.ts';
import { submission } from '#schemas/submission/schema.ts';
import { unfound } from '#schemas/unfound/schema.ts';

/**
 * The types of which there is exactly one document, each with its title. Editors never create, copy or delete these.
 */
export const singletons: Readonly<Record<string, string>> = {
  menu: 'Menu',
  footer: 'Footer',
  site: 'Site settings',
};

const kept = new Set(['publish', 'discardChanges', 'restore', 'schedule']);
/**
 * The actions for a template. A copy of one would get an id that visitors can read, and an unpublished one would be in
 * no menu.
 */
const keptOfTemplates = new Set(['publish', 'discardChanges', 'restore', 'delete']);

/**
 * The actions that editors have for a document of a type: fewer for a singleton or a template, only deletion for a
 * submission, and none for an entry of the ledger.
 */
export function allowedActions<Action extends { action?: string }>(
  actions: Action[],
  type: string,
): Action[] {
  if (type in singletons) return actions.filter(({ action }) => action && kept.has(action));
  if (type === pageTemplate.name)
    return actions.filter(({ action }) => action && keptOfTemplates.has(action));
  if (type === unfound.name) return [];
  if (type === submission.name) return actions.filter(({ action }) => action === 'delete');
  return actions;
}

/**
 * Whether editors may make a document of a type from nothing. Pictures and files, whose types are Sanity's own, are
 * uploaded.
 */
export const canBeMade = (type: string): boolean =>
  !(type in singletons) &&
  !type.startsWith('sanity.') &&
  ![submission.name, unfound.name, pageTemplate.name].some((own) => own === type);
