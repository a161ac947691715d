import type { FoundPages, ToStudio, UploadState } from '#canvas/messages.ts';
import type { KnownShared } from '#canvas/sections/shared-offers.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Hearing } from './hearing.ts';

/** What the page has asked the Studio for and is answered, each answer by who waits for it; `tell` brings a question to the Studio. */
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

  /** Has a picture uploaded, made smaller before if it is to be, and tells how far that is. */
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

  /** Has the editor choose a picture out of those that were uploaded. */
  choose(take: (asset: string) => void): void {
    const choose = askedNow(this.#choices, take);
    this.#tell({ type: 'choose', choose });
  }

  /** Has published pages looked for by words of their titles. */
  find(words: string, take: (found: FoundPages) => void): void {
    const find = askedNow(this.#finds, take);
    this.#tell({ type: 'find', find, words });
  }

  /** Has the sections looked for that pages share. */
  findShared(take: (known: KnownShared) => void): void {
    const find = askedNow(this.#shared, take);
    this.#tell({ type: 'find-shared', find });
  }
}

/** The name of a question, whose answer `take` gets: who asks anew wants no answer to what was asked before. */
function askedNow<Take>(asked: Map<string, Take>, take: Take): string {
  const find = newKey();
  asked.clear();
  asked.set(find, take);
  return find;
}
