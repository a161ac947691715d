import { useEffect } from 'react';
import { type ActiveToolLayoutProps, definePlugin } from 'sanity';
import { useRouter } from 'sanity/router';

/** The name of the first screen among the panes of the desk. */
export const overviewId = 'overview';

/** Below this width the desk shows one pane at a time, and its list is the better beginning. */
const minWidth = 900; // px

/** Has the desk begin with the first screen, where nothing would stand beside its list. */
export const openOverview = definePlugin({
  name: 'open-overview',
  studio: { components: { activeToolLayout: BeginningLayout } },
});

function BeginningLayout(props: ActiveToolLayoutProps) {
  // Within the layout of a tool, the router has the state of that tool alone.
  const { state, navigate } = useRouter();
  const isBeginning = props.activeTool.name === 'structure' && !('intent' in state) && isEmpty(state.panes);
  useEffect(() => {
    if (!isBeginning || window.innerWidth < minWidth) return;
    navigate({ panes: [[{ id: overviewId }]] }, { replace: true });
  }, [isBeginning, navigate]);
  return props.renderDefault(props);
}

const isEmpty = (panes: unknown): boolean => !Array.isArray(panes) || panes.length === 0;
