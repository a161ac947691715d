import { Card, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';

/** Tells, while the browser is offline, that what is written meanwhile is not lost. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(hearConnection, () => navigator.onLine);
  return (
    <div role="status" data-testid="offline-note" style={place}>
      {!isOnline && (
        <Card tone="caution" padding={3} radius={3} border shadow={3}>
          <Text size={1}>
            There is no connection. What you write stays in this window, and is stored once the connection is
            back: keep the window open.
          </Text>
        </Card>
      )}
    </div>
  );
}

const place = {
  position: 'fixed',
  insetBlockStart: 8,
  insetInline: 8,
  zIndex: 1_000,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;

function hearConnection(hear: () => void): () => void {
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
  return () => {
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
}
