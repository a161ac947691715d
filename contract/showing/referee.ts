import type { SanityClient } from '@sanity/client';
import { type CompiledSchema, compileSchema } from '../compile.ts';
import type { Project, StoredDocument } from '../project.ts';
import { studioErrors } from '../studio-errors.ts';
import type { Content } from './contents.ts';

/** Asks Sanity's own validator what an editor could publish in the Studio of some types. */
export class Referee {
  readonly #schema: CompiledSchema;
  readonly #fields = new Map<string, string>();
  readonly #judged = new WeakMap<object, Promise<boolean>>();

  constructor(types: Project['types']) {
    // A section alone is the field of a document that no project has.
    const parts = types.filter(({ type }) => type !== 'document').map(({ name }) => name);
    for (const [index, name] of parts.entries()) this.#fields.set(name, `part${index}`);
    const fields = parts.map((type) => ({ name: this.#fields.get(type), type }));
    const alone = { name: aloneType, type: 'document', fields };
    this.#schema = compileSchema(parts.length > 0 ? [...types, alone] : types);
  }

  /** The content without the documents around that an editor could not publish. */
  async possible(content: Content): Promise<Content> {
    const permitted = await Promise.all(
      content.around.map(async (document) => {
        const known = this.#judged.get(document) ?? this.#permits(document, content);
        this.#judged.set(document, known);
        return await known;
      }),
    );
    return { ...content, around: content.around.filter((_, index) => permitted[index]) };
  }

  /** Whether an editor could publish what a content is about: a section of a kind, or a document. */
  async permitsOwn(content: Content, kind?: string): Promise<boolean> {
    const { own } = content;
    if (!own) return true;
    const field = kind === undefined ? undefined : this.#fields.get(kind);
    const document = field
      ? { _id: 'shown', _type: aloneType, [field]: { ...own, _type: kind } }
      : { _id: 'shown', ...(own as { _type: string }) }; // a document has a type
    return await this.#permits(document, content);
  }

  async #permits(document: StoredDocument, { around }: Content): Promise<boolean> {
    if (document._type.startsWith('sanity.')) return true;
    const errors = await studioErrors(document, clientOf(around), this.#schema);
    return errors.length === 0;
  }
}

const aloneType = 'tessera.shown';

/** Answers what the validator asks of a lake: whether what is referred to is there. */
function clientOf(around: readonly StoredDocument[]): SanityClient {
  const client = {
    withConfig: () => client,
    getDocument: async (id: string) => around.find(({ _id }) => _id === id),
    fetch: async () => null,
  };
  return client as unknown as SanityClient; // of a client only what the validator asks
}
