import type { LakePlugin } from '#lake/plugin.ts';
import { rateLimit } from '#limits/rate-limit.ts';
import { formSpanMs, usualMaxForms } from '#limits/taken-forms.ts';
import { forgetAll, forgetOld } from './forget-old.ts';
import type { FormRules } from './form-rules.ts';
import { submissionRoutes } from './routes.ts';
import { forgetFiles, moveFiles, tidyFiles } from './submitted-files.ts';

/** Lets a lake take some forms from visitors, `max` a minute of each, and keep what they send with its files. */
export const submissionPlugin = (forms: FormRules, max = usualMaxForms): LakePlugin => ({
  name: 'submissions',
  routes: submissionRoutes(forms, rateLimit(max, formSpanMs)),
  moveFiles,
  // A copy does not have their files, and its forms do not have them deleted.
  tidyCopy: forgetAll,
  start(store, options) {
    tidyFiles(options.dataDir, store);
    const stops = [forgetFiles(store), forgetOld(store, options)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
