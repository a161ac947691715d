import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Badge, Flex, Stack } from '@sanity/ui';
import { LoadingBlock, useSchema } from 'sanity';
import { preflightName } from '../inspect/preflight-name.ts';
import { FirstRows } from './first-rows.tsx';
import { Group } from './group.tsx';
import { DocumentRow, Panel, Say } from './panel.tsx';
import type { Faulty } from './site-faults.ts';
import { UnfoundGroup } from './unfound-group.tsx';
import { maxLookedAt, type Picture, useSiteLook } from './use-site-look.ts';

/**
 * What is wrong with the site as visitors get it: addresses that they did not find, faults of each page, pages that
 * nothing links to, and pictures that nothing shows.
 */
export function FaultsPanel() {
  const schema = useSchema();
  const types = schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document');
  const look = useSiteLook(
    types.filter((name) => !/^(sanity|system)\.|^(submission|unfound-addresses)$/.test(name)),
  );
  return (
    <Panel title="What to mend" icon={WarningOutlineIcon} isWide>
      <UnfoundGroup />
      {!look && <LoadingBlock showText />}
      {look instanceof Error && <Say>The site could not be checked: {look.message}</Say>}
      {look && !(look instanceof Error) && (
        <Stack gap={5}>
          <Faults
            title="Pages with faults"
            none="No page has a dead link, a picture without words or an empty section."
            entries={look.faulty}
          />
          {look.orphans && (
            <Faults
              title="Pages to which nothing leads"
              none="Every page is reached from a menu or from another page."
              entries={look.orphans}
            />
          )}
          {look.unused && <Unused pictures={look.unused} />}
          {!look.orphans && <Say>Of the {maxLookedAt} documents that were changed last.</Say>}
        </Stack>
      )}
    </Panel>
  );
}

function Faults({ title, none, entries }: { title: string; none: string; entries: Faulty[] }) {
  return (
    <Group title={title} count={entries.length}>
      {entries.length === 0 && <Say>{none}</Say>}
      <FirstRows
        rows={entries.map(({ id, type, title, address, faults }) => (
          <li key={id}>
            <DocumentRow
              id={id}
              type={type}
              inspect={faults.length > 0 && address ? preflightName : undefined}
              title={title}
              about={[address, faults[0]].filter(Boolean).join(' · ')}
              end={faults.length > 1 && <Badge tone="critical">{faults.length}</Badge>}
            />
          </li>
        ))}
      />
    </Group>
  );
}

function Unused({ pictures }: { pictures: Picture[] }) {
  const shown = pictures.slice(0, 12);
  return (
    <Group title="Pictures that nothing shows" count={pictures.length}>
      {pictures.length === 0 && <Say>Every uploaded picture is used somewhere.</Say>}
      <Flex wrap="wrap" gap={2}>
        {shown.map(({ _id, url, originalFilename }) => (
          <a key={_id} href={url} target="_blank" rel="noreferrer" title={originalFilename ?? _id}>
            <div
              role="img"
              aria-label={originalFilename ?? _id}
              style={{
                width: 64,
                height: 48,
                borderRadius: 3,
                background: `var(--card-muted-bg-color) center / cover url("${url}?w=128&h=96&fit=crop")`,
              }}
            />
          </a>
        ))}
      </Flex>
      {pictures.length > shown.length && <Say>And {pictures.length - shown.length} more.</Say>}
    </Group>
  );
}
