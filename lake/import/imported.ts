import { releaseNameOf } from '../kernel/store/document.ts';
import { variantNameOf } from '../kernel/store/variant.ts';

/** Whether a document of an archive stands for a release, which an action brings once its versions are there. */
export const isRelease = ({ _id }: { _id: string }): boolean => releaseNameOf(_id) !== undefined;

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'];

/** Whether a document of an archive is written: assets come by their bytes, and of what a dataset keeps for itself only its releases and the definitions of its variants are anybody's content. */
export function isImported(document: { _id: string; _type: string }): boolean {
  const isContent =
    isRelease(document) || variantNameOf(document._id) !== undefined || !document._id.startsWith('_.');
  return !assetTypes.includes(document._type) && isContent;
}
