/** A value with methods. */
export class Money {
  readonly amount: number;

  constructor(amount: number) {
    this.amount = amount;
  }

  toString(): string {
    return `${this.amount} EUR`;
  }
}
