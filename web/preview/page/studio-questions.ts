import type { FoundPages, ToStudio, UploadState } from '#canvas/messages.ts';
import type { KnownShared } from '#canvas/sections/shared-offers.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Hearing } from './hearing.ts';

/**
 * The questions that the page has asked the Studio, and who waits for each answer; `tell` sends a question to the
 * Studio.
 */
export class StudioQuestions {
  readonly #tell: (said: ToStudio) => void;
  readonly #uploads = new Map<string, (state: UploadState) => void>();
  readonly #choices = new Map<string, (asset: string) => void>();
  readonly #finds = new Map<string, (found: FoundPages) => void>();
  readonly #shared = new Map<string, (known: KnownShared) => void>();

  /** Hands on what the Studio has answered. */
  readonly hearing: Pick<Hearing, 'upload' | 'chosen' | 'found' | 'found-shared'> = {
    upload: (said) => {
      this.#uploads.get(said.upload)?.(said);
      if (!('percent' in said)) this.#uploads.delete(said.upload);
    },
    chosen: ({ choose, asset }) => this.#choices.get(choose)?.(asset),
    found: (said) => this.#finds.get(said.find)?.(said),
    'found-shared': (said) => this.#shared.get(said.find)?.(said),
  };

  constructor(tell: (said: ToStudio) => void) {
    this.#tell = tell;
  }

  /** Has a picture uploaded, made smaller first if `isShrunk`, and reports the progress to `follow`. */
  upload(file: File, isShrunk: boolean, follow: (state: UploadState) => void): void {
    const upload = newKey();
    this.#uploads.set(upload, follow);
    // A Studio of another origin may not read from the disk what was chosen in this frame: it gets the bytes.
    const { name, type } = file;
    const send = (bytes: ArrayBuffer) =>
      this.#tell({ type: 'upload', upload, file: new File([bytes], name, { type }), isShrunk });
    file
      .arrayBuffer()
      .then(send, () => follow({ type: 'upload', upload, fault: `“${name}” cannot be read from the disk.` }));
  }

  /** Has the editor choose one of the uploaded pictures. */
  choose(take: (asset: string) => void): void {
    const choose = askedNow(this.#choices, take);
    this.#tell({ type: 'choose', choose });
  }

  /** Searches the published pages by words of their titles. */
  find(words: string, take: (found: FoundPages) => void): void {
    const find = askedNow(this.#finds, take);
    this.#tell({ type: 'find', find, words });
  }

  /** Searches the shared sections. */
  findShared(take: (known: KnownShared) => void): void {
    const find = askedNow(this.#shared, take);
    this.#tell({ type: 'find-shared', find });
  }
}

/**
 * Registers a question, whose answer `take` gets, and returns its name. A new question makes earlier ones of its sort
 * void.
 */
function askedNow<Take>(asked: Map<string, Take>, take: Take): string {
  const find = newKey();
  asked.clear();
  asked.set(find, take);
  return find;
}
