import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { openBy, sections, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-with-an-animation';
const files: string[] = [];

const hero = (_key: string, title: string, animation: object) => ({
  _key,
  _type: 'hero',
  title,
  animation: { _type: 'animation', label: 'It moves', ...animation },
});

beforeAll(async () => {
  const upload = async (bytes: Buffer, filename: string) => {
    const { _id } = await client.assets.upload('file', bytes, { filename });
    files.push(_id);
    return { _type: 'file', asset: { _type: 'reference', _ref: _id } };
  };
  const shipped = await upload(readFileSync('content/animations/identity.riv'), 'identity.riv');
  const broken = await upload(Buffer.from('No animation at all'), 'broken.riv');
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'With an animation',
    path: { _type: 'slug', current: '/with-an-animation' },
    sections: [
      hero('a', 'Known', { file: shipped, stateMachine: 'Main', input: 'reveal' }),
      hero('b', 'Broken', { file: broken }),
      hero('c', 'Empty', {}),
    ],
  });
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
  // Only the broken file is deleted, because the other one belongs to the first content.
  const [, broken] = files;
  if (broken) await client.delete(broken);
});

test(
  'the names that a Rive file holds are offered to be chosen, and what cannot be is said in plain words',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`, { height: 1800 });
    const dialog = page.getByTestId('nested-object-dialog');
    const close = async () => {
      await dialog.getByRole('button', { name: /^Close/ }).click();
      await dialog.waitFor({ state: 'hidden' });
    };

    await openBy(sections(page).getByText('Known'), dialog);
    const optionsOf = (field: string) =>
      dialog.getByTestId(`animation-${field}`).locator('option').allTextContents();
    await expect
      .poll(() => optionsOf('artboard'))
      .toEqual(['The one that Rive shows first (Identity)', 'Identity']);
    expect(await optionsOf('stateMachine')).toEqual(['The first (Main)', 'Main']);
    expect(await optionsOf('input')).toEqual([
      'The first that fits (secure)',
      'reveal (not in this file)',
      'secure (trigger)',
      'hover (switch)',
    ]);
    expect(await optionsOf('hoverInput')).toEqual(['Nothing', 'hover (switch)']);
    const fault = dialog.getByText('“reveal” is not in this file. It has “secure”, “hover”');
    await fault.waitFor();

    await dialog.getByTestId('animation-input').selectOption('secure');
    await dialog.getByTestId('animation-hoverInput').selectOption('hover');
    await fault.waitFor({ state: 'hidden' });
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[0].animation', { draft: `drafts.${id}` }))
      .toMatchObject({ stateMachine: 'Main', input: 'secure', hoverInput: 'hover' });
    await close();

    await openBy(sections(page).getByText('Broken'), dialog);
    await dialog
      .getByText(/^The file cannot be read, so its names are not known here/)
      .first()
      .waitFor();
    await close();

    await openBy(sections(page).getByText('Empty'), dialog);
    await dialog.getByText('Upload a file first: its names are then offered here.').first().waitFor();
    await close();
    await leaveStudio(page);
  },
  slow,
);
