import { useMemo } from 'react';
import { definePlugin, type NavbarProps, useActiveWorkspace } from 'sanity';
import { ActiveWorkspaceMatcherContext, LiveUserApplicationContext } from 'sanity/_singletons';
import { useAnswer } from '../inspect/use-answer.ts';

const brandQuery = `*[_type == "site" && _id == "site"][0].brandName`;

/** Has the navigation of the Studio carry the name of the site, as its settings say it. */
export const siteBrand = definePlugin({
  name: 'site-brand',
  studio: { components: { navbar: BrandedNavbar } },
});

function BrandedNavbar(props: NavbarProps) {
  const workspace = useActiveWorkspace();
  const brand = useAnswer<string | null>(brandQuery);
  const branded = useMemo(
    () =>
      brand ? { ...workspace, activeWorkspace: { ...workspace.activeWorkspace, title: brand } } : workspace,
    [workspace, brand],
  );
  return (
    <ActiveWorkspaceMatcherContext.Provider value={branded}>
      <LiveUserApplicationContext.Provider value={unregistered}>
        {props.renderDefault(props)}
      </LiveUserApplicationContext.Provider>
    </ActiveWorkspaceMatcherContext.Provider>
  );
}

// The Studio is in nobody's list of applications at Sanity, and never will be: that is no reason for a warning beside "Help".
const unregistered = { userApplication: undefined, isLoading: true };

/** The sign of the site, which stands on tabs and home screens, too. */
export function SiteSign() {
  return (
    <div style={{ width: '100%', height: '100%', background: 'center / contain url("/favicon.svg")' }} />
  );
}
