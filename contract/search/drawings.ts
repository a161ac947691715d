import * as fc from 'fast-check';
import type { ComponentType } from 'react';
import { compiledType } from '../compiled-type-of.ts';
import type { StoredDocument } from '../project.ts';
import type { ExaminedView, Given, ViewFault } from './examined-view.ts';
import { type Filling, fill, type Wish } from './fill.ts';
import { differingPlace, placeOfText } from './places-in-answer.ts';
import { assets, worlds } from './world.ts';

/** The HTML that a view draws, and what it was drawn from. */
export interface Drawn extends Given {
  html: string;
  stored: object;
}

/** A section as it is filled in and as its view draws it. */
export type Drawing = Filling & Drawn;

/** What a view draws of what an editor can fill in, in each way that is asked for; each way is drawn once. */
export class Drawings {
  readonly #known = new Map<string, Drawing | undefined>();
  readonly #searched: ExaminedView;
  readonly #around: readonly StoredDocument[][];
  /** The section, as full as it can be. */
  readonly full: Filling;

  constructor(searched: ExaminedView) {
    this.#searched = searched;
    this.#around = searched.around ?? this.#randomAround();
    this.full = this.#fill({});
  }

  /** All that was drawn. */
  get all(): Drawing[] {
    return [...this.#known.values()].filter((one) => one !== undefined);
  }

  /** The drawings of the same view when texts are only spaces, in the section and in the documents around it. */
  ofBlankTexts(): Drawings {
    const { world } = this.#searched;
    return new Drawings({ ...this.#searched, world: { ...world, isBlank: true } });
  }

  /** Whether an editor could publish what was drawn. */
  async mayBe({ stored }: Drawn): Promise<boolean> {
    const { permits } = this.#searched;
    return !permits || (await permits(stored, this.#around[0] ?? []));
  }

  /**
   * The ways to fill in the rest while a field is looked at: everything, the least, other surroundings, without each
   * field, with each choice and each other value.
   */
  *wishesFor(path: string): Generator<Wish> {
    yield {};
    yield { least: path };
    for (const around of this.#around.keys()) if (around > 0) yield { around };
    const around = (other: string) =>
      path !== other && !path.startsWith(`${other}.`) && !path.startsWith(`${other}[`);
    for (const without of this.full.optional) if (around(without)) yield { without };
    for (const [other, values] of this.full.choices)
      for (const value of values.slice(1)) if (other !== path) yield { chosen: { [other]: value } };
    for (const [other, [, value]] of this.full.others)
      if (other !== path) yield { chosen: { [other]: value } };
  }

  /**
   * Whether `isSo` holds however the rest is filled in. It answers undefined where it cannot tell; if it never can, it
   * does not hold.
   */
  isAlways(path: string, isSo: (wish: Wish) => boolean | undefined): boolean {
    let isKnown = false;
    for (const wish of this.wishesFor(path)) {
      const answer = isSo(wish);
      if (answer === false) return false;
      isKnown ||= answer === true;
    }
    return isKnown;
  }

  /**
   * The words of a field in a drawing that the view is given (it may be given only a part), and those of them that are
   * seen.
   */
  wordsOf(drawing: Drawing, isOne: (path: string) => boolean): { given: string[]; seen: string[] } {
    const shown = withoutData(drawing.html).toLowerCase();
    const isGiven = (word: string) => !this.#searched.isPart || placeOfText(drawing.made, word) !== undefined;
    const given = [...drawing.words].flatMap(([word, of]) => (isOne(of) && isGiven(word) ? [word] : []));
    return { given, seen: given.filter((word) => shown.includes(word)) };
  }

  /** Whether nobody sees a difference between two values of a field, however the rest is filled in. */
  areAlike(path: string, one: unknown, other: unknown): boolean {
    return this.isAlways(path, (wish) => {
      const [first, second] = [one, other].map((chosen) =>
        this.draw({ ...wish, chosen: { ...wish.chosen, [path]: chosen } }),
      );
      if (!first || !second || !this.#isOther(first, second)) return undefined;
      return withoutData(first.html) === withoutData(second.html);
    });
  }

  /** A field, with its place in the query's answer when the view gets that. */
  placed(path: string): Pick<ViewFault, 'path' | 'field'> {
    const { kind, type = kind, isPart } = this.#searched;
    const field = `${type}.${path}`;
    return isPart ? { path: this.#placeInAnswer(path) ?? path, field } : { path, field };
  }

  /**
   * What is drawn of a section that is filled in as wished; undefined when its contract refuses it or its view fails,
   * which the search reports.
   */
  draw(wish: Wish): Drawing | undefined {
    const name = JSON.stringify(wish);
    if (!this.#known.has(name)) {
      const filling = this.#fill(wish);
      const drawn = this.drawStored(filling.section, wish.around);
      this.#known.set(name, drawn && { ...filling, ...drawn });
    }
    return this.#known.get(name);
  }

  /** What is drawn of a section as it is stored; undefined in the cases of `draw`. */
  drawStored(section: object, around = 0): Drawn | undefined {
    const { kind, type = kind, view, react } = this.#searched;
    const stored = withAssets({ ...section, _key: 'a', _type: type });
    const given = this.#searched.given(stored, this.#around[around] ?? []);
    if (!given) return undefined;
    try {
      // A view takes what the contract of its kind makes, which the compiler cannot know of every kind.
      const element = react.createElement(view as ComponentType<object>, given.props);
      return { html: react.renderToStaticMarkup(element), stored, ...given };
    } catch {
      return undefined;
    }
  }

  #randomAround(): StoredDocument[][] {
    const { compiled, world } = this.#searched;
    const extent = (documents: StoredDocument[]) => JSON.stringify(documents).length;
    const [most = [], ...others] = fc
      .sample(worlds(compiled, world), { numRuns: 6, seed: 1 })
      .toSorted((one, other) => extent(other) - extent(one));
    return [most, [], ...others];
  }

  /**
   * Whether the view is given different things, because a part may be the same for both. Ids count as the same: a view
   * that gets no more than the id of a document, mostly as a key, need not show which it is.
   */
  #isOther(one: Drawn, two: Drawn): boolean {
    const { isPart, world } = this.#searched;
    const ids = new Set<unknown>(Object.values(world.ids).flat());
    const areSame = (a: unknown, b: unknown) => Object.is(a, b) || (ids.has(a) && ids.has(b));
    return !isPart || differingPlace(one.made, two.made, areSame) !== undefined;
  }

  #placeInAnswer(path: string): string | undefined {
    for (const drawing of this.all) {
      for (const [word, of] of drawing.words) {
        const place = of === path ? placeOfText(drawing.made, word) : undefined;
        if (place !== undefined) return place;
      }
    }
    const [first, second] = this.full.choices.get(path) ?? this.full.others.get(path) ?? [];
    const [one, two] = [first, second].map((chosen) => this.draw({ chosen: { [path]: chosen } }));
    return one && two && differingPlace(one.made, two.made);
  }

  #fill(wish: Wish): Filling {
    const { kind, type: name = kind, compiled, world, ofPlace = [] } = this.#searched;
    const type = compiledType(compiled, name);
    if (!type) throw new Error(`There is no type "${name}" among the compiled types.`);
    const fields = type.fields?.filter(({ name }) => !ofPlace.includes(name));
    return fill({ ...type, fields }, world, wish);
  }
}

// Nobody sees yet what a script is given.
const withoutData = (html: string): string =>
  html.replace(/\sdata-[\w-]+="[{[][^"]*"|<script\b[^>]*>.*?<\/script>/gs, '');

/** The section with the one picture that there is in place of all others. */
function withAssets(section: object): object {
  const [picture] = assets;
  return JSON.parse(
    JSON.stringify(section).replaceAll(/\bimage-[0-9a-f]{40}-\d+x\d+-\w+/g, picture?._id ?? ''),
  );
}
