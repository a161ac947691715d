import { Stack, Text } from '@sanity/ui';
import { definePlugin, type InputProps } from 'sanity';
import { useAnswer } from '../lake/use-answer.ts';
import { siteDayWords } from './site-day-words.ts';

const zoneQuery = `*[_type == "site" && _id == "site"][0].timeZone`;

/**
 * Says below the moments of a document, such as the end of an application, which day the site shows where that is
 * another day than the editor has chosen.
 */
export const siteDay = definePlugin({
  name: 'site-day',
  form: { components: { input: MomentInput } },
});

function MomentInput(props: InputProps) {
  // The moments of its sections are no days on the site: the sections come and go by them.
  const isOfDocument = props.schemaType.name === 'datetime' && props.path.length === 1;
  if (!isOfDocument) return props.renderDefault(props);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <SiteDay moment={props.value} />
    </Stack>
  );
}

function SiteDay({ moment }: { moment: unknown }) {
  const named = useAnswer(zoneQuery);
  const words = named === undefined ? undefined : siteDayWords(moment, named);
  return (
    words && (
      <Text size={1} muted data-testid="site-day">
        {words}
      </Text>
    )
  );
}
