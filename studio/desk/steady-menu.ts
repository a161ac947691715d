/** What is there only as long as a document has a draft. */
const ofDrafts = new Set(['schedule', 'discardChanges']);

/**
 * The actions, with those last that come and go with a draft. The Studio's menu tells by the position of an action
 * whose dialogue is open. If an action above it went away, as when a colleague publishes, the dialogue would close and
 * lose what was typed into it.
 */
export function steadyMenu<Action extends { action?: string }>(actions: Action[]): Action[] {
  // The first is the button beside the menu.
  const comesAndGoes = ({ action }: Action, place: number) =>
    place > 0 && action !== undefined && ofDrafts.has(action);
  return [
    ...actions.filter((action, place) => !comesAndGoes(action, place)),
    ...actions.filter(comesAndGoes),
  ];
}
