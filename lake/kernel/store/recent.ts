/** A cache of the values that were asked for last, by id: as many as fit into its room. */
export class Recent<Value> {
  readonly #room: number;
  /** Values used lately, and values used before them. When the first fill half of the room, they replace the second. */
  #lately = new Map<string, Sized<Value>>();
  #before = new Map<string, Sized<Value>>();
  #taken = 0;
  #hasLetGo = false;

  /** `room` is in the unit of the values' sizes. */
  constructor(room: number) {
    this.#room = room;
  }

  /** Whether a value was dropped for want of room. */
  get hasLetGo(): boolean {
    return this.#hasLetGo;
  }

  get(id: string): Value | undefined {
    const lately = this.#lately.get(id);
    if (lately) return lately.value;
    const before = this.#before.get(id);
    return before && this.put(id, before.value, before.size);
  }

  /** Caches a value of this size, and returns it. */
  put(id: string, value: Value, size: number): Value {
    this.#taken += size - (this.#lately.get(id)?.size ?? 0);
    this.#lately.set(id, { value, size });
    if (this.#taken > this.#room / 2) {
      this.#hasLetGo ||= this.#before.size > 0;
      this.#before = this.#lately;
      this.#lately = new Map();
      this.#taken = 0;
    }
    return value;
  }

  delete(id: string): void {
    this.#taken -= this.#lately.get(id)?.size ?? 0;
    this.#lately.delete(id);
    this.#before.delete(id);
  }

  clear(): void {
    this.#lately.clear();
    this.#before.clear();
    this.#taken = 0;
    this.#hasLetGo = false;
  }
}

interface Sized<Value> {
  value: Value;
  size: number;
}
