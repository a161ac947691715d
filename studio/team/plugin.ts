import { UsersIcon } from '@sanity/icons/Users';
import { definePlugin } from 'sanity';
import { TeamTool } from './team-tool.tsx';

/** The tool in which administrators say who may sign in. The accounts are the embedded lake's: a hosted project has its own. */
export const teamPlugin = definePlugin({
  name: 'team',
  tools: [{ name: 'team', title: 'Team', icon: UsersIcon, component: TeamTool }],
});
