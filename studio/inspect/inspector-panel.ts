/** Where an inspector stands in the form. */
export const inspectorPanel = '[data-ui=DocumentInspectorPanel]';

/** Whether an inspector lies over the form instead of beside it, as where that is narrow (preview/narrow-panel.ts). */
export function isInspectorOverForm(): boolean {
  const panel = document.querySelector(inspectorPanel);
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
