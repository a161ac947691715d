import { messageOf } from '#lake/kernel/message-of.ts';
import { compareTables, type TableVersions } from '../backup/table-versions.ts';

/**
 * An order to a release that was begun, which answers when it has carried it out. With the lake goes everything that
 * only one release at a time can have, such as the port of the figures and the files of `SITE_FILES`; so it is handed
 * over also when the lake is elsewhere.
 */
export type Order = 'take lake' | 'leave lake' | 'try' | 'serve' | 'leave';

/** A release that was begun. */
export interface Begun {
  name: string;
  /** The versions of the lake's tables that it knows. */
  tables: TableVersions;
  /** Makes it carry out an order; rejects with what it says when that fails. */
  ask(order: Order): Promise<void>;
  /** Ends it at once, and resolves when it is gone. */
  end(): Promise<void>;
}

/** Keeps one release serving, and lets another take its place without cutting off any request. */
export class Keeper {
  readonly #tablesOfData: () => Promise<Iterable<TableVersions>>;
  readonly #hasLake: boolean;
  #current: Begun;
  #isSwitching = false;

  private constructor(first: Begun, hasLake: boolean, tablesOfData: () => Promise<Iterable<TableVersions>>) {
    this.#current = first;
    this.#hasLake = hasLake;
    this.#tablesOfData = tablesOfData;
  }

  /** Makes the first release serve. */
  static async open(
    first: Begun,
    hasLake: boolean,
    tablesOfData: () => Promise<Iterable<TableVersions>>,
  ): Promise<Keeper> {
    const keeper = new Keeper(first, hasLake, tablesOfData);
    if (hasLake) {
      await keeper.#requireReadable(first);
      await first.ask('take lake');
    }
    await first.ask('serve');
    return keeper;
  }

  /** The release that serves. */
  get current(): Begun {
    return this.#current;
  }

  /**
   * Lets another release take the place of the one that serves: it is tried beside it, then takes the lake, then
   * serves, and only then does the old one leave. Rejects with a sentence when that fails. The old one then serves as
   * before; or, when it cannot take its lake back, without it, as the sentence says. `mayMigrate` allows bringing the
   * data to a form that the old release cannot read.
   */
  async switchTo(begin: () => Promise<Begun>, mayMigrate: boolean): Promise<void> {
    if (this.#isSwitching) throw new Error('Another switch is under way. Ask again when it is done.');
    this.#isSwitching = true;
    try {
      const next = await begin();
      try {
        if (this.#hasLake) await this.#requireReadable(next, mayMigrate);
        await next.ask('try');
      } catch (cause) {
        await next.end();
        throw cause;
      }
      await this.#handOver(next);
    } finally {
      this.#isSwitching = false;
    }
  }

  async #handOver(next: Begun): Promise<void> {
    const old = this.#current;
    try {
      await old.ask('leave lake');
      await next.ask('take lake');
      await next.ask('serve');
    } catch (cause) {
      await next.end();
      await old.ask('take lake').catch((refusal) => {
        throw this.#withoutBoth(next, [cause, refusal]);
      });
      throw cause;
    }
    this.#current = next;
    // It serves nobody any more, so its failing would be no fault of the switch.
    await old.ask('leave').catch(() => old.end());
  }

  /** The error for when the next release cannot serve and the old one cannot take back what it had given up. */
  #withoutBoth({ name: next }: Begun, faults: [unknown, unknown]): AggregateError {
    const { name } = this.#current;
    const lost = this.#hasLake
      ? 'has no lake now, so that nothing can be changed or sent'
      : 'is without what one release alone can have now, such as the files of SITE_FILES';
    const advice = `"${name}" shows what is finished, but ${lost}. Stop the product, and start "${name}" again; where --migrate has brought the data to a form that this one cannot read, restore the backup with it before ("tessera restore --replace"), or start "${next}" when what kept it is mended.`;
    return new AggregateError(faults, [...faults.map(messageOf), advice].join('\n'));
  }

  async #requireReadable({ name, tables }: Begun, mayMigrate = true): Promise<void> {
    const verdict = compareTables(await this.#tablesOfData(), tables);
    if (typeof verdict === 'object')
      throw new Error(
        `The release "${name}" cannot read the data, as a newer one wrote them: ${verdict.newer}. Nothing was changed. Restore a backup of its time before, or go on with the newer release.`,
      );
    if (verdict === 'older' && !mayMigrate)
      throw new Error(
        `The release "${name}" brings the data to a form that the one which runs now cannot read, so there is no way back but a backup. Nothing was changed. Make one ("tessera backup"), and add --migrate.`,
      );
  }
}
