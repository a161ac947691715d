import { Card, Flex, Stack, Text } from '@sanity/ui';
import { getPublishedId, type ObjectInputProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { usedOn, useSharingPages } from './sharing-pages.ts';

/** The form of a shared section, below a note that says which pages a change of it concerns. */
export function SharedForm(props: ObjectInputProps) {
  const pages = useSharingPages(String(props.value?._id ?? ''));
  return (
    <Stack gap={5}>
      {pages && (
        <Card padding={4} radius={2} border tone={pages.length > 0 ? 'primary' : 'transparent'}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {capital(usedOn(pages))}
            </Text>
            {pages.length > 0 && (
              <Flex wrap="wrap" gap={3}>
                {pages.map(({ _id, _type, title }) => (
                  <Text size={1} key={_id}>
                    <IntentLink intent="edit" params={{ id: getPublishedId(_id), type: _type }}>
                      {title || 'Untitled'}
                    </IntentLink>
                  </Text>
                ))}
              </Flex>
            )}
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
