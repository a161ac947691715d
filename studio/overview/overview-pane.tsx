import { Box } from '@sanity/ui';
import { takesComments } from '../link-comments/takes-comments.ts';
import { hasOwnLake } from '../settings.ts';
import { DeletedPanel } from './deleted-panel.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { LinkCommentsPanel } from './link-comments-panel.tsx';
import { PublishedPanel } from './published-panel.tsx';
import { SubmissionsPanel } from './submissions-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/**
 * The first screen: the editor's drafts, what waits for them, what visitors sent, what was published, what is wrong
 * with the site, and what was deleted.
 */
export function OverviewPane() {
  return (
    <Box padding={4} overflow="auto" height="fill" data-testid="overview">
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
          maxWidth: 1200,
        }}
      >
        <DraftsPanel />
        <WaitingPanel />
        {takesComments() && <LinkCommentsPanel />}
        <SubmissionsPanel />
        <PublishedPanel />
        <FaultsPanel />
        {hasOwnLake() && <DeletedPanel />}
      </div>
    </Box>
  );
}
