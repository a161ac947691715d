import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { withFileNames } from './animation/with-file-names.ts';
import { SiteSign, siteBrand } from './brand/site-brand.tsx';
import { createDocuments } from './canvas/create-documents.tsx';
import { doChanges } from './canvas/do-changes.tsx';
import { findPages } from './canvas/find-pages.tsx';
import { uploadPictures } from './canvas/upload-pictures.tsx';
import { copyTemplates } from './copy/copy-template.ts';
import { duplicateApart } from './copy/duplicate-apart.ts';
import { CountedInput } from './count/counted-input.tsx';
import { createByPurpose } from './create/create-by-purpose.tsx';
import { pageTemplates } from './desk/page-templates.ts';
import { allowedActions, canBeMade } from './desk/singletons.ts';
import { structureBelow } from './desk/structure.ts';
import { takeDownLater } from './expiry/take-down-later.tsx';
import { fieldsWithWords } from './fields/field-with-words.tsx';
import { withInspectors } from './inspect/inspectors.ts';
import { FormOnce } from './layout/form-once.tsx';
import { usualLayout } from './layout/usual-layout.tsx';
import { previewOpen } from './navigation/preview-open.tsx';
import { openOverview, overviewId } from './overview/open-overview.tsx';
import { OverviewPane } from './overview/overview-pane.tsx';
import { withFreePaths } from './path/with-free-paths.ts';
import { atTheGate } from './preflight/gate.tsx';
import { withReleaseBand } from './preflight/release-band.tsx';
import { stopReleases } from './preflight/stop-releases.ts';
import { withPreflight } from './preflight/with-preflight.ts';
import { focusAgain } from './preview/focus-again.tsx';
import { liveDocument } from './preview/live-document.tsx';
import { presentation } from './preview/presentation.ts';
import { previewOrigins } from './preview/preview-origin.ts';
import { sharePreview } from './preview/share-preview.tsx';
import { stayHere } from './quiet/answer-here.ts';
import { askBeforeRemoving } from './remove/ask-before-removing.tsx';
import { previewedTypes } from './sections/section-types.ts';
import { withSharedSections } from './sections/with-shared-sections.ts';
import { readSettings } from './settings.ts';
import { teamPlugin } from './team/plugin.ts';
import { undo } from './undo/plugin.tsx';

const { projectId, dataset, apiHost } = readSettings();
if (apiHost) stayHere();

const forAdministrators = new Set(['vision', 'team']);

/** The marketers' desk: Sanity's own Studio with the project's types. */
export default defineConfig({
  projectId,
  dataset,
  title: 'Studio',
  icon: SiteSign,
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
    structureTool({
      title: 'Content',
      structure: structureBelow({ id: overviewId, pane: OverviewPane }),
    }),
    presentation(),
    fieldsWithWords(),
    siteBrand(),
    previewOpen(),
    createByPurpose(),
    openOverview(),
    usualLayout(),
    doChanges({ origins: previewOrigins() }),
    createDocuments(),
    uploadPictures(),
    findPages(),
    liveDocument(),
    undo(),
    focusAgain({ origins: previewOrigins() }),
    sharePreview(),
    takeDownLater(),
    visionTool({ title: 'Queries' }),
    ...(apiHost ? [teamPlugin()] : []),
  ],
  tools: (tools, { currentUser }) =>
    withReleaseBand(
      tools.filter(
        ({ name }) =>
          !forAdministrators.has(name) || currentUser?.roles.some(({ name }) => name === 'administrator'),
      ),
    ),
  document: {
    components: { unstable_layout: FormOnce },
    actions: (actions, { schemaType }) =>
      askBeforeRemoving(atTheGate(duplicateApart(allowedActions(actions, schemaType)), schemaType)),
    inspectors: (inspectors, { documentType }) =>
      withPreflight(withInspectors(inspectors, documentType), documentType),
    newDocumentOptions: (options) => options.filter(({ templateId }) => canBeMade(templateId)),
  },
  form: { components: { input: CountedInput } },
  schema: {
    types: stopReleases(withSharedSections(withFreePaths(withFileNames(previewedTypes)))),
    templates: (templates) => [
      ...templates.filter(({ id }) => !pageTemplates.some(({ schemaType }) => schemaType === id)),
      ...pageTemplates,
      ...copyTemplates,
    ],
  },
});
