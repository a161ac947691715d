import { serveTortured } from '#lake/torture/serve-tortured-fixture.ts';
import { submissionPlugin } from './plugin.ts';

// The process of a lake that takes any form with its files: its folder is the first word of the command.
await serveTortured([
  submissionPlugin(
    {
      query: 'null',
      read: (_form, _found, data) => ({
        fields: [{ name: 'text', values: [String(data.get('text'))] }],
        files: [data.get('cv')].flatMap((file) =>
          file instanceof File ? [{ name: 'cv', label: 'CV', file, kinds: ['pdf'] }] : [],
        ),
        faults: [],
      }),
    },
    1_000_000,
  ),
]);
