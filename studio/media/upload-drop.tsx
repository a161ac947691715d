import { Card, Flex, Text } from '@sanity/ui';
import { type DragEvent, type ReactNode, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped anywhere on its children; without `onFiles` it renders only these. */
export function UploadDrop({
  onFiles,
  children,
}: {
  onFiles: ((files: Iterable<File>) => void) | undefined;
  children: ReactNode;
}) {
  const [isAbove, setAbove] = useState(false);
  if (!onFiles) return children;
  return (
    <Flex
      direction="column"
      style={{ position: 'relative', height: '100%' }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setAbove(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setAbove(false);
      }}
      onDrop={(event) => {
        setAbove(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isAbove && (
        <Card
          tone="primary"
          style={{ position: 'absolute', inset: 8, opacity: 0.92, pointerEvents: 'none' }}
          radius={3}
          border
        >
          <Flex align="center" justify="center" height="fill">
            <Text weight="medium">Drop to upload</Text>
          </Flex>
        </Card>
      )}
    </Flex>
  );
}
