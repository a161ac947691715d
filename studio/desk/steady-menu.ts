/** What is there only as long as a document has a draft. */
const ofDrafts = new Set(['schedule', 'discardChanges']);

/**
 * The actions, those last that come and go with a draft. The Studio's menu knows whose dialogue is open by the place of the action:
 * where one above it went, as when a colleague publishes, the dialogue would be gone with what somebody wrote in it.
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
