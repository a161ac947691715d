import type { SanityDocument } from 'sanity';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import { pathForm } from '#schemas/path/path-form.ts';
import { storedAddress } from '#schemas/stored-address.ts';

const restMs = 3_000; // after the last letter, even if the field keeps the focus

/**
 * Holds back the new address of a document from pages while somebody is typing it. At a half-typed or malformed address
 * there is no page, and Sanity would find no document for the form there either.
 */
export class HeldAddresses {
  readonly #told = new Map<string, { address: string | null; field: unknown }>();
  readonly #waiting = new Map<string, { address: string; timer: ReturnType<typeof setTimeout> }>();
  readonly #release: (id: string) => void;
  readonly #isWritten: (field: string) => boolean;

  /**
   * `release` is called with the id of a document whose address is no longer held back. `isWritten` says whether a
   * field has the focus.
   */
  constructor(release: (id: string) => void, isWritten: (field: string) => boolean = hasFocus) {
    this.#release = release;
    this.#isWritten = isWritten;
  }

  /**
   * The document as pages are to be told of it: with its former address while the new one is held back. `isAtRest` says
   * that the address is no longer being typed.
   */
  told(document: SanityDocument, isAtRest = false): SanityDocument {
    const { _id: id, _type: type } = document;
    if (!isAddressed(type)) return document;
    const field = addressField(type);
    const address = storedAddress(document);
    const before = this.#told.get(id);
    const isOther = before !== undefined && before.address !== address;
    const mayGo = address !== null && pathForm.test(address) && (isAtRest || !this.#isWritten(field));
    if (isOther && !mayGo) {
      if (address !== null) this.#wait(id, address);
      return { ...document, [field]: before.field };
    }
    this.#goOn(id);
    this.#told.set(id, { address, field: document[field] });
    return document;
  }

  /** Forgets a document that no form has any more. */
  forget(id: string): void {
    this.#goOn(id);
    this.#told.delete(id);
  }

  /** Releases all addresses that are held back, because the field was left. */
  leave(): void {
    for (const id of [...this.#waiting.keys()]) this.#release(id);
  }

  #wait(id: string, address: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting?.address === address) return;
    clearTimeout(waiting?.timer);
    this.#waiting.set(id, { address, timer: setTimeout(() => this.#release(id), restMs) });
  }

  #goOn(id: string): void {
    clearTimeout(this.#waiting.get(id)?.timer);
    this.#waiting.delete(id);
  }
}

const hasFocus = (field: string): boolean =>
  document.activeElement?.matches(`[data-testid="field-${field}"] input`) ?? false;
