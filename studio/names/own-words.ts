import { defineLocaleResourceBundle } from 'sanity';

/**
 * Replaces Sanity's words for parts of the Studio that we call otherwise: the tabs of preview and content on a narrow
 * screen.
 */
export const ownWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'narrow-tabs.preview-tab.label': 'Preview',
    'narrow-tabs.content-tab.label': 'Content',
  },
});
