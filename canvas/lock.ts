/** Why what the page shows cannot be changed on it. */
export interface Lock {
  /** Says it to the editor. */
  sentence: string;
  /** The documents that cannot be changed, by the ids of the published ones; all of them where none is named. */
  ids?: readonly string[];
  /** The layers in which these are looked at; what does not stand there is changed as if they were not. */
  layers?: readonly string[];
}

/** Why a document, if there is one, cannot be changed, in a sentence for the editor; undefined where it can. */
export const sentenceFor = (lock: Lock | undefined, id: string | undefined): string | undefined =>
  !lock?.ids || (id !== undefined && lock.ids.includes(id)) ? lock?.sentence : undefined;
