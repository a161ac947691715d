/** A selector of the element in the form that holds an inspector. */
export const inspectorPanel = '[data-ui=DocumentInspectorPanel]';

/** Whether an inspector lies over the form instead of beside it, as in a narrow form (preview/narrow-panel.ts). */
export function isInspectorOverForm(): boolean {
  const panel = document.querySelector(inspectorPanel);
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
