import * as fc from 'fast-check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compiledType } from '../compiled-type-of.ts';
import { type FindingName, withPage } from '../findings.ts';
import type { StoredDocument } from '../project.ts';
import { axeFaults } from './dom.ts';
import type { SearchEngine } from './engine.ts';
import { type Filling, fill, type Wish } from './fill.ts';
import { structureFaults } from './markup-faults.ts';
import { propsOf, type SearchedKind } from './search-kind.ts';
import { unsafePlaces } from './unsafe-places.ts';
import { assets, worlds } from './world.ts';

/** What a view draws, and of what. */
interface Drawn {
  html: string;
  props: object;
}

/** A section as it is filled in and as its view draws it. */
type Drawing = Filling & Drawn;

/**
 * What is wrong with the view of a kind on the least, the sample and the fullest that an editor can publish: a text
 * that is drawn nowhere, a choice that changes nothing, a text within a style or an address, headings that leap, and what
 * axe finds. Each says the field or the place; what the kind lists as intended is not said. Then, what cannot go over the
 * border between server and browser.
 * @example
 * await examineView({ kind, compiled, projection, contract, view, world }, openSearchEngine());
 */
export async function examineView(searched: SearchedKind, engine: SearchEngine): Promise<string[]> {
  const drawings = new Drawings(searched, engine);
  const found = [
    ...drawings.undrawnTexts(),
    ...drawings.idleChoices(),
    ...drawings.places(),
    ...(await drawings.inDocument()),
  ];
  const { kind, intended = {} } = searched;
  const needless = Object.keys(intended).filter((path) => !found.some((one) => one.path === path));
  return [
    ...found
      .filter(({ path }) => !Object.hasOwn(intended, path))
      .map(({ path, said, name }) => withPage(name, `${kind}, ${path}: ${said}.`)),
    ...needless.map((path) =>
      withPage(
        'needless-intention',
        `${kind}, ${path}: is listed as intended, but nothing is found there. Take it out.`,
      ),
    ),
    ...(await drawings.atBorder()).map((said) => withPage('not-over-border', `${kind}, border: ${said}.`)),
  ];
}

interface Found {
  path: string;
  name: FindingName;
  said: string;
}

class Drawings {
  private readonly known = new Map<string, Drawing | undefined>();
  private readonly searched: SearchedKind;
  private readonly engine: SearchEngine;
  private readonly around: readonly StoredDocument[][];
  private readonly full: Filling;

  constructor(searched: SearchedKind, engine: SearchEngine) {
    this.searched = searched;
    this.engine = engine;
    const { compiled, world } = searched;
    const extent = (documents: StoredDocument[]) => JSON.stringify(documents).length;
    const [most = [], ...others] = fc
      .sample(worlds(compiled, world), { numRuns: 6, seed: 1 })
      .toSorted((one, other) => extent(other) - extent(one));
    this.around = [most, [], ...others];
    this.full = this.fill({});
  }

  /** Texts of which nothing is seen, however the rest is filled in. */
  undrawnTexts(): Found[] {
    const paths = [...new Set(this.full.words.values())];
    return paths.flatMap((path) => {
      const [word = ''] = [...this.full.words].find(([, of]) => of === path) ?? [];
      const isMissing = this.isAlways(path, (wish) => {
        const drawing = this.draw(wish);
        const words = [...(drawing?.words ?? [])].filter(([, of]) => of === path);
        if (!drawing || words.length === 0) return undefined;
        const shown = withoutData(drawing.html).toLowerCase();
        return !words.some(([own]) => shown.includes(own));
      });
      return isMissing ? [{ path, name: 'text-not-drawn', said: `the text "${word}" is drawn nowhere` }] : [];
    });
  }

  /** Choices between which nobody sees a difference, however the rest is filled in. */
  idleChoices(): Found[] {
    return [...this.full.choices].flatMap(([path, values]) =>
      values.slice(1).flatMap((value, index) => {
        const others = values.slice(0, index + 1);
        const alike = others.find((other) =>
          this.isAlways(path, (wish) => {
            const [one, two] = [other, value].map((chosen) =>
              this.draw({ ...wish, chosen: { ...wish.chosen, [path]: chosen } }),
            );
            return one && two && withoutData(one.html) === withoutData(two.html);
          }),
        );
        return alike === undefined
          ? []
          : [
              {
                path,
                name: 'choice-without-effect',
                said: `${JSON.stringify(alike)} and ${JSON.stringify(value)} are drawn alike`,
              },
            ];
      }),
    );
  }

  /** Texts in places where they are more than text. */
  places(): Found[] {
    const found = [...this.known.values()].flatMap((drawing) =>
      drawing
        ? unsafePlaces(drawing.html, drawing).map((one): Found => ({ ...one, name: 'text-in-unsafe-place' }))
        : [],
    );
    return [...new Map(found.map((one) => [one.path, one])).values()];
  }

  /** What is wrong in the outline, and for who cannot see. */
  async inDocument(): Promise<Found[]> {
    const { sample } = this.searched;
    const blank = this.ofBlankTexts();
    const drawn = [
      this.draw({ least: true }),
      sample && this.drawStored(sample),
      this.draw({}),
      ...[blank.draw({ least: true }), blank.draw({})],
    ];
    const found: Found[] = [];
    for (const html of drawn.flatMap((drawing) => drawing?.html ?? [])) {
      for (const said of structureFaults(html))
        found.push({ path: 'structure', name: 'outline-broken', said });
      for (const { rule, said } of await axeFaults(html))
        found.push({ path: `axe ${rule}`, name: 'not-accessible', said });
    }
    return [...new Map(found.map((one) => [one.said, one])).values()];
  }

  /** The same where texts are of spaces alone, in it and in the documents around it. */
  private ofBlankTexts(): Drawings {
    const { world } = this.searched;
    return new Drawings({ ...this.searched, world: { ...world, isBlank: true } }, this.engine);
  }

  /** What cannot go over the border between server and browser, of the first drawing in which there is such a thing. */
  async atBorder(): Promise<string[]> {
    const { border, kind, sample } = this.searched;
    if (!border) return [];
    const ofModules = border.faultsOfModules(kind);
    for (const drawn of [...this.known.values(), sample && this.drawStored(sample)]) {
      const refused = drawn ? await border.refusals(kind, drawn.props) : [];
      if (refused.length > 0) return [...ofModules, ...refused];
    }
    return ofModules;
  }

  /** Ways to fill in the rest when a field is looked at: all, the least, without each, with each choice. */
  private *wishesFor(path: string): Generator<Wish> {
    yield {};
    yield { least: path };
    for (const around of this.around.keys()) if (around > 0) yield { around };
    const around = (other: string) =>
      path !== other && !path.startsWith(`${other}.`) && !path.startsWith(`${other}[`);
    for (const without of this.full.optional) if (around(without)) yield { without };
    for (const [other, values] of this.full.choices)
      for (const value of values.slice(1)) if (other !== path) yield { chosen: { [other]: value } };
  }

  /** Whether something is so however the rest is filled in; undefined says nothing, and of nothing alone nothing follows. */
  private isAlways(path: string, isSo: (wish: Wish) => boolean | undefined): boolean {
    let isKnown = false;
    for (const wish of this.wishesFor(path)) {
      const answer = isSo(wish);
      if (answer === false) return false;
      isKnown ||= answer === true;
    }
    return isKnown;
  }

  private fill(wish: Wish): Filling {
    const { kind, compiled, world, ofPlace = [] } = this.searched;
    const type = compiledType(compiled, kind);
    if (!type) throw new Error(`There is no type "${kind}" among the compiled types.`);
    const fields = type.fields?.filter(({ name }) => !ofPlace.includes(name));
    return fill({ ...type, fields }, world, wish);
  }

  private draw(wish: Wish): Drawing | undefined {
    const name = JSON.stringify(wish);
    if (!this.known.has(name)) {
      const filling = this.fill(wish);
      const drawn = this.drawStored(filling.section, wish.around);
      this.known.set(name, drawn && { ...filling, ...drawn });
    }
    return this.known.get(name);
  }

  /** Nothing where its contract refuses it or its view fails: the search says so. */
  private drawStored(section: object, around = 0): Drawn | undefined {
    const { kind, view } = this.searched;
    const stored = withAssets({ ...section, _key: 'a', _type: kind });
    const { props } = propsOf(this.searched, this.engine, stored, this.around[around] ?? []);
    if (!props) return undefined;
    try {
      // It takes what the contract of its kind makes, which the compiler cannot know of any kind.
      return { html: renderToStaticMarkup(createElement(view as ComponentType<object>, props)), props };
    } catch {
      return undefined;
    }
  }
}

// What a script is given is not yet seen.
const withoutData = (html: string): string =>
  html.replace(/\sdata-[\w-]+="[{[][^"]*"|<script\b[^>]*>.*?<\/script>/gs, '');

/** The same with the one picture that there is in the place of all others. */
function withAssets(section: object): object {
  const [picture] = assets;
  return JSON.parse(
    JSON.stringify(section).replaceAll(/\bimage-[0-9a-f]{40}-\d+x\d+-\w+/g, picture?._id ?? ''),
  );
}
