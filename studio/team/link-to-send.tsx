import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CopyIcon } from '@sanity/icons/Copy';
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../window/copy-text.ts';

/**
 * A link that the lake tells once, with what to do with it; it is selected, to be copied, if nothing has the focus.
 * `label` names its field.
 */
export function LinkToSend({ link, label, says }: { link: string; label: string; says: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that was pressed is disabled by now; who writes the next address goes on with that.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const copy = async () => setCopied(await copyText(link));
  return (
    <Card tone="positive" padding={4} radius={2} border>
      <Stack gap={4}>
        <Text size={1}>{says}</Text>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              ref={field}
              readOnly
              aria-label={label}
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Box>
          {/* Browsers give access to the clipboard only on secure origins; elsewhere people copy from the field by
              hand. */}
          {window.isSecureContext && (
            <Button
              mode="ghost"
              icon={isCopied ? CheckmarkIcon : CopyIcon}
              text={isCopied ? 'Copied' : 'Copy'}
              onClick={copy}
            />
          )}
        </Flex>
        {isCopied === false && (
          <Text size={1} role="alert">
            The browser does not allow copying here. Copy the link from the field.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
