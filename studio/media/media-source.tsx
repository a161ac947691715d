import { ImagesIcon } from '@sanity/icons/Images';
import { type AssetSource, type AssetSourceComponentProps, definePlugin } from 'sanity';
import { MediaPicker } from './media-picker.tsx';

/**
 * Has the fields of pictures and files choose from Media instead of the Studio's plain list. Uploads into a field stay
 * as they are.
 */
export const chooseFromMedia = definePlugin({
  name: 'choose-from-media',
  form: {
    image: { assetSources: (sources) => sources.map(withMedia) },
    file: { assetSources: (sources) => sources.map(withMedia) },
  },
});

function withMedia(source: AssetSource): AssetSource {
  if (source.name !== 'sanity-default') return source;
  const { i18nKey, ...others } = source;
  return { ...others, title: 'Media', icon: ImagesIcon, component: MediaSource };
}

function MediaSource({ assetType, onSelect, onClose, dialogHeaderTitle }: AssetSourceComponentProps) {
  return (
    <MediaPicker
      type={assetType === 'image' ? 'picture' : 'file'}
      header={dialogHeaderTitle ?? 'Choose from Media'}
      onChoose={(value) => onSelect([{ kind: 'assetDocumentId', value }])}
      onClose={onClose}
    />
  );
}
