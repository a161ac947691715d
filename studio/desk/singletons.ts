/** The documents of which there is one, each with its title: they are never made anew, copied, or deleted. */
export const singletons: Readonly<Record<string, string>> = {
  menu: 'Menu',
  footer: 'Footer',
  site: 'Site settings',
};

const kept = new Set(['publish', 'discardChanges', 'restore', 'schedule']);

/** What editors may do with a document of a type: less with a singleton, and only delete what visitors have sent. */
export function allowedActions<Action extends { action?: string }>(
  actions: Action[],
  type: string,
): Action[] {
  if (type in singletons) return actions.filter(({ action }) => action && kept.has(action));
  if (type === 'submission') return actions.filter(({ action }) => action === 'delete');
  return actions;
}

/** Whether editors may make a document of a type. */
export const canBeMade = (type: string): boolean => !(type in singletons) && type !== 'submission';
