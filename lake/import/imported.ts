import { releaseNameOf } from '../kernel/store/document.ts';
import { variantNameOf } from '../kernel/store/variant.ts';

/** Whether a document of an archive stands for a release, which is imported by an action, after its versions. */
export const isRelease = ({ _id }: { _id: string }): boolean => releaseNameOf(_id) !== undefined;

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'];

/**
 * Whether a document of an archive is written. Those of assets are not, because assets come by their bytes. Of the
 * documents that a dataset keeps for itself, only its releases and the definitions of its variants are.
 */
export function isImported(document: { _id: string; _type: string }): boolean {
  const isContent =
    isRelease(document) || variantNameOf(document._id) !== undefined || !document._id.startsWith('_.');
  return !assetTypes.includes(document._type) && isContent;
}
