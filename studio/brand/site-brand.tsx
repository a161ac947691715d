import { useMemo } from 'react';
import { definePlugin, type NavbarProps, useActiveWorkspace } from 'sanity';
import { ActiveWorkspaceMatcherContext, LiveUserApplicationContext } from 'sanity/_singletons';
import { useAnswer } from '../lake/use-answer.ts';

const brandQuery = `*[_type == "site" && _id == "site"][0].brandName`;

/** Shows the brand name from the site settings in the navigation of the Studio. */
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

// The Studio is not registered as an application with Sanity, and need not be. As long as this is loading, Sanity shows
// no warning about that beside "Help".
const unregistered = { userApplication: undefined, isLoading: true };

/** The icon of the site, which browser tabs and home screens show as well. */
export function SiteSign() {
  return (
    <div style={{ width: '100%', height: '100%', background: 'center / contain url("/favicon.svg")' }} />
  );
}
