import { defineLocaleResourceBundle } from 'sanity';

/** Where Sanity's words call a part of the Studio otherwise than ours do: beside each other on a narrow screen are preview and content. */
export const ownWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'narrow-tabs.preview-tab.label': 'Preview',
    'narrow-tabs.content-tab.label': 'Content',
  },
});
