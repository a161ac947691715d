import { axeFaults } from './dom.ts';
import { Drawings } from './drawings.ts';
import type { ExaminedView, ViewFault } from './examined-view.ts';
import { structureFaults } from './markup-faults.ts';
import { shownFaults } from './shown-faults.ts';
import { unsafePlaces } from './unsafe-places.ts';

/**
 * The faults of a view as `examineView` tells them, but each with its path and its name apart; and how often the view
 * was drawn at all.
 */
export async function viewFaults(examined: ExaminedView): Promise<{ found: ViewFault[]; drawn: number }> {
  const drawings = new Drawings(examined);
  const found = [
    ...shownFaults(drawings),
    ...textsInUnsafePlaces(drawings),
    ...(await faultsInDocument(drawings, examined)),
  ];
  const atBorder = (await refusedAtBorder(drawings, examined)).map(
    (said): ViewFault => ({ path: 'border', name: 'not-over-border', said }),
  );
  return { found: [...found, ...atBorder], drawn: drawings.all.length };
}

/** The faults without those that are intended, and a fault for each intention that nothing needs. */
export function withoutIntended(
  found: readonly ViewFault[],
  intended: Readonly<Record<string, string>> = {},
): ViewFault[] {
  const needless = Object.keys(intended).filter((path) => !found.some((one) => one.path === path));
  const isMeant = ({ path, name }: ViewFault) => name !== 'not-over-border' && Object.hasOwn(intended, path);
  return [
    ...found.filter((one) => !isMeant(one)),
    ...needless.map((path): ViewFault => ({ path, name: 'needless-intention', said: needlessly })),
  ];
}

const needlessly = 'is listed as intended, but nothing is found there. Take it out';

/** Texts in places where they are more than text. */
function textsInUnsafePlaces(drawings: Drawings): ViewFault[] {
  const found = drawings.all.flatMap((drawing) =>
    unsafePlaces(drawing.html, drawing).map(
      ({ path, said }): ViewFault => ({ ...drawings.placed(path), name: 'text-in-unsafe-place', said }),
    ),
  );
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/** Faults of the outline, and those that hinder people who cannot see. */
async function faultsInDocument(drawings: Drawings, { sample }: ExaminedView): Promise<ViewFault[]> {
  const blank = drawings.ofBlankTexts();
  const drawn = [
    drawings.draw({ least: true }),
    sample && drawings.drawStored(sample),
    drawings.draw({}),
    blank.draw({ least: true }),
    blank.draw({}),
  ];
  const found: ViewFault[] = [];
  for (const one of drawn) {
    if (!one || !(await drawings.mayBe(one))) continue;
    const { html } = one;
    for (const said of structureFaults(html)) found.push({ path: 'structure', name: 'outline-broken', said });
    for (const { rule, said } of await axeFaults(html))
      found.push({ path: `axe ${rule}`, name: 'not-accessible', said });
  }
  return [...new Map(found.map((one) => [one.said, one])).values()];
}

/**
 * What cannot go over the border between server and browser: in the modules, and in the first drawing that has such a
 * thing.
 */
async function refusedAtBorder(
  drawings: Drawings,
  { border, kind, sample }: ExaminedView,
): Promise<string[]> {
  if (!border) return [];
  const ofModules = border.faultsOfModules(kind);
  for (const drawn of [...drawings.all, sample && drawings.drawStored(sample)]) {
    const refused = drawn ? await border.refusals(kind, drawn.props) : [];
    if (refused.length > 0) return [...ofModules, ...refused];
  }
  return ofModules;
}
