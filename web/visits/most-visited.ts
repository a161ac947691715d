import type { Visits } from './visit-tally.ts';

const maxPaths = 5_000;
const maxVisits = 100_000; // then all counts are halved, so that recent visits count most

/**
 * The pages that visitors ask for most, by what the fronts have told since the start; it keeps a limited number of
 * paths, however many there are.
 */
export class MostVisited {
  #counts = new Map<string, number>();
  #total = 0;

  /** Adds what a front has counted. */
  take(visits: Visits): void {
    for (const [path, count] of visits) {
      this.#counts.set(path, (this.#counts.get(path) ?? 0) + count);
      this.#total += count;
    }
    while (this.#total > maxVisits)
      this.#keep(this.#ordered().map(([path, count]) => [path, Math.floor(count / 2)]));
    // Down to half of them, because sorting costs something each time.
    if (this.#counts.size > maxPaths) this.#keep(this.#ordered().slice(0, maxPaths / 2));
  }

  /** The `max` most visited paths at most, the most visited first. */
  paths(max: number): string[] {
    return this.#ordered()
      .slice(0, max)
      .map(([path]) => path);
  }

  #ordered(): Visits {
    return [...this.#counts].sort(([, one], [, other]) => other - one);
  }

  #keep(visits: Visits): void {
    const kept = visits.filter(([, count]) => count > 0);
    this.#counts = new Map(kept);
    this.#total = kept.reduce((sum, [, count]) => sum + count, 0);
  }
}
