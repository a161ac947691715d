import { pageTemplate } from '#pages/page-template.ts';
import { submission } from '#schemas/submission/schema.ts';
import { unfound } from '#schemas/unfound/schema.ts';

/** The documents of which there is one, each with its title: they are never made anew, copied, or deleted. */
export const singletons: Readonly<Record<string, string>> = {
  menu: 'Menu',
  footer: 'Footer',
  site: 'Site settings',
};

const kept = new Set(['publish', 'discardChanges', 'restore', 'schedule']);
/** A copy would have an id that visitors can ask for, and one that is not published would be in no menu. */
const keptOfTemplates = new Set(['publish', 'discardChanges', 'restore', 'delete']);

/** What editors may do with a document of a type: less with a singleton or a template, and only delete what visitors have sent. */
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

/** Whether editors may make a document of a type from nothing. Pictures and files, whose types are Sanity's own, are uploaded. */
export const canBeMade = (type: string): boolean =>
  !(type in singletons) &&
  !type.startsWith('sanity.') &&
  ![submission.name, unfound.name, pageTemplate.name].some((own) => own === type);
