import type { Mutants } from '../mutant.ts';

const wakeNewsletter = 'web/shell/newsletter/wake-newsletter.ts';
const sendSignup = 'web/shell/newsletter/send-signup.ts';
const words = 'schemas/footer/newsletter-words.ts';
const toHubspot = 'web/forms/to-hubspot.ts';
const nativeAnswer = 'web/forms/native-answer.ts';
const endpoint = 'web/shell/newsletter/endpoint.ts';

/** The newsletter and the forms of the content: what they check, say and send. */
export const forms: Mutants = {
  'newsletter: disabled until consent, success, error, reset': [
    { file: wakeNewsletter, from: '«!consent?.checked»', to: 'false' },
    { file: wakeNewsletter, from: 'show(«thanks», false)', to: "''" },
    { file: wakeNewsletter, from: '«form.reset();»', to: '' },
    {
      file: wakeNewsletter,
      from: 'show(«thrown instanceof Error ? thrown.message : String(thrown)»)',
      to: "''",
    },
    { file: wakeNewsletter, from: '«show(error);»', to: '' },
  ],
  'newsletter: network error shown and logged, nothing that was typed is lost': [
    {
      file: wakeNewsletter,
      from: 'show(«thrown instanceof Error ? thrown.message : String(thrown)»)',
      to: "'Failed'",
    },
    { file: wakeNewsletter, from: '«console.error(thrown);»', to: '' },
    { file: wakeNewsletter, from: '«console.error(thrown);»', to: 'form.reset();' },
  ],
  'newsletter: "Signing up..." and disabled while it is sent': [
    { file: wakeNewsletter, from: 'isSending ? «sending» : label', to: 'label' },
    { file: words, from: "sendingLabel: «'Signing up...'»", to: "'Sending...'" },
    { file: wakeNewsletter, from: "toggleAttribute('disabled', «isSending»", to: 'false' },
    { file: wakeNewsletter, from: '«isSending = false;»\n      showState', to: '' },
  ],
  'newsletter without JavaScript: the same rules and messages, nothing typed is lost': [
    {
      file: nativeAnswer,
      from: 'const errors = «answer.ok ? {} : errorsByField(form?.fields ?? [], await answer.text())»;',
      to: '{}',
    },
    { file: 'web/forms/answer-page.ts', from: 'fieldHtml(field, «data.getAll(field.name)»,', to: '[]' },
    { file: nativeAnswer, from: 'isSent: «answer.ok»', to: 'false' },
    {
      file: words,
      from: 'successText: «"Thank you! You\'ve been successfully subscribed to our updates."»',
      to: "'Thanks'",
    },
  ],
  'newsletter without JavaScript: the same call, made by the site': [
    { file: toHubspot, from: 'if («faults.length > 0») return', to: 'false' },
    { file: toHubspot, from: '(page && «!isNewsletter» &&', to: 'true' },
    { file: toHubspot, from: '«isConsentField(form, name)» || values', to: 'false' },
  ],
  'the link to the privacy policy opens in a new tab': [
    {
      file: 'web/shell/newsletter/newsletter.tsx',
      from: 'target=«"_blank"»',
      to: '"_self"',
      as: 'attribute',
    },
    {
      file: 'web/shell/newsletter/newsletter.tsx',
      from: 'href={«words.href»}',
      to: "'/privacy'",
    },
  ],
  'forms whose fields are content, on `/book-demo`, `/contact-us` and every `/join/{slug}`: idle, sending, success, error':
    [
      {
        file: 'ui/form/client-form.tsx',
        from: '{isSending ? «sendingLabel» : submitLabel}',
        to: 'submitLabel',
      },
      { file: 'ui/form/client-form.tsx', from: 'aria-disabled={«isSending || undefined»}', to: 'undefined' },
      { file: 'ui/form/client-form.tsx', from: 'data-shown={«isSent || undefined»}', to: 'undefined' },
      { file: 'ui/form/client-form.tsx', from: '<Heading level={3}>{«successTitle»}</Heading>', to: "''" },
      { file: 'ui/form/client-form.tsx', from: '«thanks.current?.focus()»', to: 'undefined' },
    ],
  'loader: in the button of a form while it is being sent': [
    { file: 'ui/form/client-form.tsx', from: '{«isSending» && <Loader />}', to: 'false' },
    { file: 'ui/form/client-form.tsx', from: '{«isSending» && <Loader />}', to: 'true' },
  ],
  "what the newsletter's form checks, its own endpoint checks too": [
    { file: 'ui/form/read-signup.ts', from: 'if («errors.email») {', to: 'false' },
    { file: 'ui/form/read-signup.ts', from: 'if («errors.privacyConsent»)', to: 'false' },
  ],
  "the email's messages; its error only when consent has none": [
    { file: 'ui/form/check-email.ts', from: "«'Email is required'»", to: "'Required'" },
    { file: 'ui/form/check-email.ts', from: "return «'Invalid email address'»", to: "'Invalid'" },
    { file: 'ui/form/check-email.ts', from: '(\\.[a-z0-9-]+)*\\.(«[a-z]{2,}»|', to: '[a-z]+' },
    { file: 'ui/form/check-email.ts', from: '$/«i»;', to: '' },
    {
      file: 'ui/form/check-signup.ts',
      from: 'return «privacyConsent ?? email»;',
      to: 'email ?? privacyConsent',
    },
    { file: 'ui/form/check-signup.ts', from: 'return «privacyConsent ?? email»;', to: 'privacyConsent' },
  ],
  'in every form: "Email is required", "Invalid email address", "You must accept the privacy policy", and in the same voice for other fields':
    [
      { file: 'ui/form/check-email.ts', from: "«'Email is required'»", to: "'Required'" },
      { file: 'ui/form/check-email.ts', from: "return «'Invalid email address'»", to: 'undefined' },
      { file: 'ui/form/check-signup.ts', from: "«'You must accept the privacy policy'»", to: "'Agree'" },
      { file: 'ui/form/check-field.ts', from: 'return «`${label} is required`»;', to: "'Required'" },
      {
        file: 'ui/form/check-field.ts',
        from: 'return «field.required ? missing(field) : undefined»;',
        to: 'undefined',
      },
    ],
  'the newsletter call: path, payload, any OK is success, failure read as text and JSON': [
    { file: sendSignup, from: "method: «'POST'»", to: "'PUT'" },
    { file: sendSignup, from: "'Content-Type': «'application/json'»", to: "'text/plain'" },
    { file: sendSignup, from: "name: «'privacy_consent'»", to: "'consent'" },
    { file: sendSignup, from: 'value: «signup.email.trim()»', to: 'signup.email' },
    { file: sendSignup, from: 'if («!response.ok»)', to: 'response.status !== 200' },
    { file: sendSignup, from: 'return «isBlocked ? blockedEmail : failed»;', to: 'failed' },
    { file: 'ui/form/failure.ts', from: 'catch {\n    «return [];»', to: "throw new Error('Not JSON');" },
    { file: endpoint, from: '/integration/submit/«${portalId}/${formId}»`', to: '${formId}/${portalId}' },
  ],
  'consent is `true` in every call to HubSpot, whatever the box was sent as': [
    { file: toHubspot, from: '«isConsentField(form, name)» || values', to: 'false' },
    { file: 'ui/form/check-signup.ts', from: "=> «value === 'on'» ||", to: 'false' },
    { file: 'ui/form/check-signup.ts', from: '|| «value === consented»', to: 'false' },
  ],
  'consent is `true` in the lake, whatever the box was sent as': [
    { file: 'ui/form/check-field.ts', from: 'isConsent) ? [«consented»]', to: "'on'" },
    { file: 'ui/form/check-field.ts', from: "if («kind === 'consent-field'») return given", to: 'false' },
  ],
  'without HubSpot, an endpoint of the same shape': [
    {
      file: 'lake-plugin/submissions/submit.ts',
      from: 'if («isPerson(request.headers, data)») {',
      to: 'false',
    },
    { file: 'lake-plugin/submissions/keep-submission.ts', from: '«`submission.${', to: '`submission-${' },
  ],
  'with HubSpot, forms are sent there as JSON': [
    { file: toHubspot, from: "values.join(«';'»)", to: "','" },
    { file: toHubspot, from: "'content-type': «'application/json'»", to: "'text/plain'" },
    { file: toHubspot, from: '«${form.hubspotFormId}»', to: '${hubspot.formId}' },
    { file: toHubspot, from: 'pageUri: «`${siteUrl}${page}`»', to: 'page' },
  ],
  'in every form: a blocked address is said at its field': [
    {
      file: 'ui/form/send-form.ts',
      from: 'errors[name] = «isBlocked ? blockedEmail : (message ?? failed)»',
      to: 'failed',
    },
    { file: 'ui/form/read-submission.ts', from: '«freeMailFault(name, email)» ??', to: 'undefined' },
  ],
  'in every form: network error shown and logged, nothing that was typed is lost': [
    { file: 'ui/inputs/use-form.ts', from: '«console.error(thrown);»', to: '' },
    {
      file: 'ui/inputs/use-form.ts',
      from: 'setMessage(«thrown instanceof Error ? thrown.message : String(thrown)»)',
      to: 'undefined',
    },
    {
      file: 'ui/inputs/use-form.ts',
      from: "«setStatus('error');»\n      if (thrown",
      to: "setStatus('error'); form.reset();",
    },
    { file: 'ui/form/client-form.tsx', from: '{«message»}\n', to: "''" },
  ],
  'newsletter: a blocked address and other failures have their messages': [
    { file: 'ui/form/failure.ts', from: "'«This email address is not allowed.»", to: 'No.' },
    { file: 'ui/form/failure.ts', from: "failed = «'Failed to submit form'»", to: "'Failed'" },
    { file: sendSignup, from: 'return «isBlocked ? blockedEmail : failed»;', to: 'blockedEmail' },
  ],
  'consent text with mailbox and privacy policy': [
    { file: endpoint, from: 'const contact = «privacyMailbox', to: "'' && privacyMailbox" },
    {
      file: endpoint,
      from: '`«We collect your name and email address for marketing communication.»',
      to: '',
    },
    { file: endpoint, from: 'at any time by unsubscribing«${contact}»', to: '' },
  ],
};
