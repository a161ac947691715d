import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { withFileNames } from './animation/with-file-names.ts';
import { createDocuments } from './canvas/create-documents.tsx';
import { doChanges } from './canvas/do-changes.tsx';
import { uploadPictures } from './canvas/upload-pictures.tsx';
import { duplicateApart } from './copy/duplicate-apart.ts';
import { CountedInput } from './count/counted-input.tsx';
import { pageTemplates } from './desk/page-templates.ts';
import { allowedActions, canBeMade } from './desk/singletons.ts';
import { structure } from './desk/structure.ts';
import { withInspectors } from './inspect/inspectors.ts';
import { FormOnce } from './layout/form-once.tsx';
import { usualLayout } from './layout/usual-layout.tsx';
import { offerRedirect } from './path/offer-redirect.tsx';
import { withFreePaths } from './path/with-free-paths.ts';
import { focusAgain } from './preview/focus-again.tsx';
import { liveDocument } from './preview/live-document.tsx';
import { presentation } from './preview/presentation.ts';
import { previewOrigins } from './preview/preview-origin.ts';
import { sharePreview } from './preview/share-preview.tsx';
import { previewedTypes } from './sections/section-types.ts';
import { withSharedSections } from './sections/with-shared-sections.ts';
import { readSettings } from './settings.ts';
import { teamPlugin } from './team/plugin.ts';

const { projectId, dataset, apiHost } = readSettings();

const forAdministrators = new Set(['vision', 'team']);

/** The marketers' desk: Sanity's own Studio with the project's types. */
export default defineConfig({
  projectId,
  dataset,
  title: 'Tessera',
  ...(apiHost && {
    apiHost,
    auth: {
      loginMethod: 'token' as const,
      redirectOnSingle: true,
      providers: [{ name: 'lake', title: 'Sign in', url: `${apiHost}/lake/login` }],
    },
  }),
  scheduledPublishing: { enabled: false },
  // Colleagues talk in comments. Tasks wrap the whole Studio anew once it is known that the lake has none.
  tasks: { enabled: false },
  plugins: [
    structureTool({ title: 'Content', structure }),
    presentation(),
    usualLayout(),
    doChanges({ origins: previewOrigins() }),
    createDocuments(),
    uploadPictures(),
    liveDocument(),
    focusAgain({ origins: previewOrigins() }),
    sharePreview(),
    visionTool({ title: 'Queries' }),
    ...(apiHost ? [teamPlugin()] : []),
  ],
  tools: (tools, { currentUser }) =>
    tools.filter(
      ({ name }) =>
        !forAdministrators.has(name) || currentUser?.roles.some(({ name }) => name === 'administrator'),
    ),
  document: {
    components: { unstable_layout: FormOnce },
    actions: (actions, { schemaType }) => offerRedirect(duplicateApart(allowedActions(actions, schemaType))),
    inspectors: (inspectors, { documentType }) => withInspectors(inspectors, documentType),
    newDocumentOptions: (options) => options.filter(({ templateId }) => canBeMade(templateId)),
  },
  form: { components: { input: CountedInput } },
  schema: {
    types: withSharedSections(withFreePaths(withFileNames(previewedTypes))),
    templates: (templates) => [
      ...templates.filter(({ id }) => !pageTemplates.some(({ schemaType }) => schemaType === id)),
      ...pageTemplates,
    ],
  },
});
