import { ImagesIcon } from '@sanity/icons/Images';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { chooseForPages } from './choose-for-pages.tsx';
import { chooseFromMedia } from './media-source.tsx';
import { MediaTool } from './media-tool.tsx';
import { pictureNotes } from './picture-notes.tsx';

/** The tool with all pictures and files, which fields and pages in the preview choose from as well. */
export const media = definePlugin({
  name: 'media',
  tools: [
    {
      name: 'media',
      title: 'Media',
      icon: ImagesIcon,
      component: MediaTool,
      router: route.create('/', [route.create('/:file')]),
    },
  ],
  plugins: [chooseFromMedia(), chooseForPages(), pictureNotes()],
});
