import { UsersIcon } from '@sanity/icons/Users';
import { definePlugin } from 'sanity';
import { TeamTool } from './team-tool.tsx';

/**
 * The tool in which administrators manage who may sign in. It manages accounts of the embedded lake; a hosted project
 * has its own.
 */
export const teamPlugin = definePlugin({
  name: 'team',
  tools: [{ name: 'team', title: 'Team', icon: UsersIcon, component: TeamTool }],
});
