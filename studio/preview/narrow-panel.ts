import { inspectorPanel } from '../inspect/inspector-panel.ts';
import { stylePlugin } from '../layout/style-plugin.tsx';

const chips = '[data-testid=document-perspective-list]';
const aboveHead = 15_202; // the head of the form is at 15,201

const rules = `
#presentation-narrow-panel-content { container-type: inline-size; }
@container (max-width: 639px) {
  [data-testid=document-pane] { min-width: 0 !important; }
  [data-testid=document-pane] ${inspectorPanel} {
    position: absolute !important;
    inset: 0;
    z-index: ${aboveHead};
    width: auto !important;
    min-width: 0 !important;
    max-width: none !important;
    background: var(--card-bg-color);
  }
  [data-testid=document-panel-portal] [data-ui=Dialog] { position: absolute !important; }
  [data-testid=document-pane] :has(> [data-ui=Card] > ${chips}) { flex-wrap: wrap; justify-content: flex-end; }
  [data-testid=document-pane] [data-ui=Card]:has(> ${chips}) { flex: 1 0 100%; }
}`;

/**
 * Makes the form beside the preview usable at less than the 640 pixels for which Sanity draws it: an inspector lies
 * over the form instead of beside it, outside the window; a dialogue, such as that of a section, stays below the head
 * of the form and the tabs instead of lying half behind them over the whole window; and the versions of the document
 * get a line of their own above the icons.
 */
export const narrowPanel = stylePlugin('narrow-panel', rules);
