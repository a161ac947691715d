import * as fc from 'fast-check';
import type { ComponentType } from 'react';
import { compiledType } from '../compiled-type-of.ts';
import type { StoredDocument } from '../project.ts';
import { axeFaults } from './dom.ts';
import type { ExaminedView, Given, ViewFault } from './examined-view.ts';
import { type Filling, fill, type Wish } from './fill.ts';
import { structureFaults } from './markup-faults.ts';
import { differingPlace, placeOfText } from './places-in-answer.ts';
import { unsafePlaces } from './unsafe-places.ts';
import { assets, worlds } from './world.ts';

/** What a view draws, and of what. */
interface Drawn extends Given {
  html: string;
  stored: object;
}

/** A section as it is filled in and as its view draws it. */
type Drawing = Filling & Drawn;

/** All that is wrong with a view as `examineView` says it, each with its path and its name apart; and how often it was drawn at all. */
export async function viewFaults(examined: ExaminedView): Promise<{ found: ViewFault[]; drawn: number }> {
  const drawings = new Drawings(examined);
  const found = [
    ...drawings.undrawnTexts(),
    ...drawings.idleChoices(),
    ...drawings.places(),
    ...(await drawings.inDocument()),
  ];
  const atBorder = (await drawings.atBorder()).map(
    (said): ViewFault => ({ path: 'border', name: 'not-over-border', said }),
  );
  return { found: [...found, ...atBorder], drawn: drawings.count };
}

/** What is found but for what is meant so, and what is listed as meant so and not found. */
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

class Drawings {
  readonly #known = new Map<string, Drawing | undefined>();
  readonly #searched: ExaminedView;
  readonly #around: readonly StoredDocument[][];
  readonly #full: Filling;

  constructor(searched: ExaminedView) {
    this.#searched = searched;
    this.#around = searched.around ?? this.#randomAround();
    this.#full = this.#fill({});
  }

  /** How many different things were drawn. */
  get count(): number {
    return [...this.#known.values()].filter(Boolean).length;
  }

  #randomAround(): StoredDocument[][] {
    const { compiled, world } = this.#searched;
    const extent = (documents: StoredDocument[]) => JSON.stringify(documents).length;
    const [most = [], ...others] = fc
      .sample(worlds(compiled, world), { numRuns: 6, seed: 1 })
      .toSorted((one, other) => extent(other) - extent(one));
    return [most, [], ...others];
  }

  /** Texts of which nothing is seen, however the rest is filled in. */
  undrawnTexts(): ViewFault[] {
    const paths = [...new Set(this.#full.words.values())];
    return paths.flatMap((path) => {
      const [word = ''] = [...this.#full.words].find(([, of]) => of === path) ?? [];
      const isMissing = this.#isAlways(path, (wish) => {
        const drawing = this.#draw(wish);
        const words = [...(drawing?.words ?? [])].filter(
          ([own, of]) => of === path && this.#isGiven(drawing, own),
        );
        if (!drawing || words.length === 0) return undefined;
        const shown = withoutData(drawing.html).toLowerCase();
        return !words.some(([own]) => shown.includes(own));
      });
      const said = `the text "${word}" is drawn nowhere`;
      return isMissing ? [{ ...this.#placed(path), name: 'text-not-drawn', said }] : [];
    });
  }

  /** Choices between which nobody sees a difference, however the rest is filled in. */
  idleChoices(): ViewFault[] {
    return [...this.#full.choices].flatMap(([path, values]) =>
      values.slice(1).flatMap((value, index) => {
        const others = values.slice(0, index + 1);
        const alike = others.find((other) =>
          this.#isAlways(path, (wish) => {
            const [one, two] = [other, value].map((chosen) =>
              this.#draw({ ...wish, chosen: { ...wish.chosen, [path]: chosen } }),
            );
            if (!one || !two || !this.#isOther(one, two)) return undefined;
            return withoutData(one.html) === withoutData(two.html);
          }),
        );
        return alike === undefined
          ? []
          : [
              {
                ...this.#placed(path),
                name: 'choice-without-effect',
                said: `${JSON.stringify(alike)} and ${JSON.stringify(value)} are drawn alike`,
              },
            ];
      }),
    );
  }

  /** Texts in places where they are more than text. */
  places(): ViewFault[] {
    const found = [...this.#known.values()].flatMap((drawing) =>
      drawing
        ? unsafePlaces(drawing.html, drawing).map(
            ({ path, said }): ViewFault => ({ ...this.#placed(path), name: 'text-in-unsafe-place', said }),
          )
        : [],
    );
    return [...new Map(found.map((one) => [one.path, one])).values()];
  }

  /** What is wrong in the outline, and for who cannot see. */
  async inDocument(): Promise<ViewFault[]> {
    const { sample } = this.#searched;
    const blank = this.#ofBlankTexts();
    const drawn = [
      this.#draw({ least: true }),
      sample && this.#drawStored(sample),
      this.#draw({}),
      ...[blank.#draw({ least: true }), blank.#draw({})],
    ];
    const found: ViewFault[] = [];
    const { permits } = this.#searched;
    for (const one of drawn) {
      if (!one || (permits && !(await permits(one.stored, this.#around[0] ?? [])))) continue;
      const { html } = one;
      for (const said of structureFaults(html))
        found.push({ path: 'structure', name: 'outline-broken', said });
      for (const { rule, said } of await axeFaults(html))
        found.push({ path: `axe ${rule}`, name: 'not-accessible', said });
    }
    return [...new Map(found.map((one) => [one.said, one])).values()];
  }

  /** The same where texts are of spaces alone, in it and in the documents around it. */
  #ofBlankTexts(): Drawings {
    const { world } = this.#searched;
    return new Drawings({ ...this.#searched, world: { ...world, isBlank: true } });
  }

  /** What cannot go over the border between server and browser, of the first drawing in which there is such a thing. */
  async atBorder(): Promise<string[]> {
    const { border, kind, sample } = this.#searched;
    if (!border) return [];
    const ofModules = border.faultsOfModules(kind);
    for (const drawn of [...this.#known.values(), sample && this.#drawStored(sample)]) {
      const refused = drawn ? await border.refusals(kind, drawn.props) : [];
      if (refused.length > 0) return [...ofModules, ...refused];
    }
    return ofModules;
  }

  /** Ways to fill in the rest when a field is looked at: all, the least, without each, with each choice. */
  *#wishesFor(path: string): Generator<Wish> {
    yield {};
    yield { least: path };
    for (const around of this.#around.keys()) if (around > 0) yield { around };
    const around = (other: string) =>
      path !== other && !path.startsWith(`${other}.`) && !path.startsWith(`${other}[`);
    for (const without of this.#full.optional) if (around(without)) yield { without };
    for (const [other, values] of this.#full.choices)
      for (const value of values.slice(1)) if (other !== path) yield { chosen: { [other]: value } };
  }

  /** Whether something is so however the rest is filled in; undefined says nothing, and of nothing alone nothing follows. */
  #isAlways(path: string, isSo: (wish: Wish) => boolean | undefined): boolean {
    let isKnown = false;
    for (const wish of this.#wishesFor(path)) {
      const answer = isSo(wish);
      if (answer === false) return false;
      isKnown ||= answer === true;
    }
    return isKnown;
  }

  /** Whether the view gets a text at all, of which it may be given a part alone. */
  #isGiven(drawing: Drawn | undefined, word: string): boolean {
    return !this.#searched.isPart || placeOfText(drawing?.made, word) !== undefined;
  }

  /** Whether what the view gets is other, as of a part it may be the same. */
  #isOther(one: Drawn, two: Drawn): boolean {
    return !this.#searched.isPart || differingPlace(one.made, two.made) !== undefined;
  }

  /** A field with its place in the answer where the view gets that. */
  #placed(path: string): Pick<ViewFault, 'path' | 'field'> {
    const { kind, type = kind, isPart } = this.#searched;
    const field = `${type}.${path}`;
    return isPart ? { path: this.#placeInAnswer(path) ?? path, field } : { path, field };
  }

  #placeInAnswer(path: string): string | undefined {
    for (const drawing of this.#known.values()) {
      for (const [word, of] of drawing?.words ?? []) {
        const place = of === path ? placeOfText(drawing?.made, word) : undefined;
        if (place !== undefined) return place;
      }
    }
    const [first, second] = this.#full.choices.get(path) ?? [];
    const [one, two] = [first, second].map((chosen) => this.#draw({ chosen: { [path]: chosen } }));
    return one && two && differingPlace(one.made, two.made);
  }

  #fill(wish: Wish): Filling {
    const { kind, type: name = kind, compiled, world, ofPlace = [] } = this.#searched;
    const type = compiledType(compiled, name);
    if (!type) throw new Error(`There is no type "${name}" among the compiled types.`);
    const fields = type.fields?.filter(({ name }) => !ofPlace.includes(name));
    return fill({ ...type, fields }, world, wish);
  }

  #draw(wish: Wish): Drawing | undefined {
    const name = JSON.stringify(wish);
    if (!this.#known.has(name)) {
      const filling = this.#fill(wish);
      const drawn = this.#drawStored(filling.section, wish.around);
      this.#known.set(name, drawn && { ...filling, ...drawn });
    }
    return this.#known.get(name);
  }

  /** Nothing where its contract refuses it or its view fails: the search says so. */
  #drawStored(section: object, around = 0): Drawn | undefined {
    const { kind, type = kind, view, react } = this.#searched;
    const stored = withAssets({ ...section, _key: 'a', _type: type });
    const given = this.#searched.given(stored, this.#around[around] ?? []);
    if (!given) return undefined;
    try {
      // It takes what the contract of its kind makes, which the compiler cannot know of any kind.
      const element = react.createElement(view as ComponentType<object>, given.props);
      return { html: react.renderToStaticMarkup(element), stored, ...given };
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
