import { HomeIcon } from '@sanity/icons/Home';
import { ThListIcon } from '@sanity/icons/ThList';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { withFileNames } from './animation/with-file-names.ts';
import { SiteSign, siteBrand } from './brand/site-brand.tsx';
import { AllPagesPane } from './bulk/all-pages-pane.tsx';
import { createDocuments } from './canvas/create-documents.tsx';
import { doChanges } from './canvas/do-changes.tsx';
import { findForPages } from './canvas/find-for-pages.tsx';
import { pastForm } from './canvas/past-form.tsx';
import { scheduledForm } from './canvas/scheduled-form.tsx';
import { tellColleagues } from './canvas/tell-colleagues.tsx';
import { uploadPictures } from './canvas/upload-pictures.tsx';
import { copyTemplates } from './copy/copy-template.ts';
import { duplicateApart } from './copy/duplicate-apart.ts';
import { CountedInput } from './count/counted-input.tsx';
import { beginWithTitle } from './create/begin-with-title.tsx';
import { createByPurpose } from './create/create-by-purpose.tsx';
import { pageTemplates } from './desk/page-templates.ts';
import { allowedActions, canBeMade } from './desk/singletons.ts';
import { steadyMenu } from './desk/steady-menu.ts';
import { structureBelow } from './desk/structure.ts';
import { takeDownLater } from './expiry/take-down-later.tsx';
import { fieldsWithWords } from './fields/field-with-words.tsx';
import { findAndReplace } from './find/find-plugin.ts';
import { giveFocusBack } from './focus/plugin.tsx';
import { guide } from './guide/plugin.tsx';
import { withFaultsLast, withInspectors } from './inspect/inspectors.ts';
import { FormOnce } from './layout/form-once.tsx';
import { titlesAsWritten } from './layout/titles-as-written.ts';
import { usualLayout } from './layout/usual-layout.tsx';
import { askBeforeLeaving } from './leaving/plugin.tsx';
import { withTypedAddresses } from './link/with-typed-addresses.ts';
import { withLinkComments } from './link-comments/with-link-comments.ts';
import { media } from './media/plugin.tsx';
import { siteDay } from './moments/site-day.tsx';
import { withTimeZones } from './moments/with-time-zones.ts';
import { ownWords } from './names/own-words.ts';
import { namesForSigns } from './names/plugin.tsx';
import { previewOpen } from './navigation/preview-open.tsx';
import { openOverview, overviewId } from './overview/open-overview.tsx';
import { OverviewPane } from './overview/overview-pane.tsx';
import { addressFromTitle } from './path/address-from-title.tsx';
import { redirectTemplate } from './path/redirect-template.ts';
import { withFreePaths } from './path/with-free-paths.ts';
import { atTheGate } from './preflight/gate.tsx';
import { withMendStrip } from './preflight/mend-strip.tsx';
import { withReleaseBand } from './preflight/release-band.tsx';
import { stopReleases } from './preflight/stop-releases.ts';
import { withPreflight } from './preflight/with-preflight.ts';
import { commentsOnPages } from './preview/comments-on-pages.tsx';
import { focusAgain } from './preview/focus-again.tsx';
import { followBegun } from './preview/follow-begun.tsx';
import { liveDocument } from './preview/live-document.tsx';
import { narrowPanel } from './preview/narrow-panel.ts';
import { openAddressed } from './preview/open-addressed.tsx';
import { openBeside } from './preview/open-beside.tsx';
import { presentation } from './preview/presentation.ts';
import { previewOrigins } from './preview/preview-origin.ts';
import { sharePreview } from './preview/share-preview.tsx';
import { stayHere } from './quiet/answer-here.ts';
import { askBeforeRemoving } from './remove/ask-before-removing.tsx';
import { askForReview } from './review/ask-for-review.tsx';
import { withReview } from './review/with-review.ts';
import { previewedTypes } from './sections/section-types.ts';
import { withSharedSections } from './sections/with-shared-sections.ts';
import { mendStore } from './sending/mend-store.ts';
import { sendAgain } from './sending/send-again.ts';
import { writeAgain } from './sending/write-again.tsx';
import { readSettings } from './settings.ts';
import { teamPlugin } from './team/plugin.ts';
import { saveAsTemplate } from './templates/save-as-template.tsx';
import { fromTeamTemplates } from './templates/team-template.ts';
import { undo } from './undo/plugin.tsx';

const { projectId, dataset, apiHost } = readSettings();
if (apiHost) stayHere();
sendAgain();
mendStore();

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
  // Colleagues talk in comments instead. With tasks enabled, Sanity mounts the whole Studio a second time once it has
  // learned that the lake has none.
  tasks: { enabled: false },
  i18n: { bundles: [ownWords] },
  plugins: [
    structureTool({
      title: 'Content',
      structure: structureBelow([
        { id: overviewId, title: 'Overview', icon: HomeIcon, pane: OverviewPane },
        { id: 'all-pages', title: 'All pages', icon: ThListIcon, pane: AllPagesPane },
      ]),
    }),
    presentation(),
    narrowPanel(),
    media(),
    fieldsWithWords(),
    siteBrand(),
    previewOpen(),
    createByPurpose(),
    beginWithTitle(),
    addressFromTitle(),
    openOverview(),
    usualLayout(),
    siteDay(),
    titlesAsWritten(),
    doChanges({ origins: previewOrigins() }),
    scheduledForm(),
    pastForm(),
    createDocuments(),
    uploadPictures(),
    findForPages(),
    tellColleagues(),
    ...(apiHost ? [commentsOnPages()] : []),
    liveDocument(),
    followBegun(),
    undo(),
    askBeforeLeaving(),
    writeAgain(),
    guide(),
    giveFocusBack(),
    namesForSigns(),
    openBeside(),
    openAddressed(),
    focusAgain({ origins: previewOrigins() }),
    askForReview(),
    sharePreview(),
    takeDownLater(),
    findAndReplace(),
    saveAsTemplate(),
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
    components: { unstable_layout: withMendStrip(FormOnce) },
    actions: (actions, { schemaType }) =>
      steadyMenu(
        askBeforeRemoving(atTheGate(duplicateApart(allowedActions(actions, schemaType)), schemaType)),
      ),
    inspectors: (inspectors, { documentType }) =>
      withFaultsLast(
        withLinkComments(
          withReview(withPreflight(withInspectors(inspectors, documentType), documentType), documentType),
          documentType,
        ),
      ),
    newDocumentOptions: (options) => options.filter(({ templateId }) => canBeMade(templateId)),
  },
  form: { components: { input: CountedInput } },
  schema: {
    types: stopReleases(
      withSharedSections(withFreePaths(withTypedAddresses(withFileNames(withTimeZones(previewedTypes))))),
    ),
    templates: (templates) => [
      ...templates.filter(({ id }) => !pageTemplates.some(({ schemaType }) => schemaType === id)),
      ...pageTemplates,
      ...copyTemplates,
      ...fromTeamTemplates,
      redirectTemplate,
    ],
  },
});
