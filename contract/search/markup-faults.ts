import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { withPage } from '../findings.ts';
import { mark } from './texts.ts';

// Rules for what browsers and screen readers would stumble over; none for style, and none that only a whole page can
// meet.
const rules: ConfigData = {
  root: true,
  elements: ['html5'],
  rules: {
    'attribute-allowed-values': 'error',
    'attribute-misuse': 'error',
    'close-order': 'error',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'input-missing-label': 'error',
    'no-dup-attr': 'error',
    'no-dup-class': 'error',
    'no-dup-id': 'error',
    // A name with a hyphen is that of an element that a project defines for itself.
    'no-unknown-elements': ['error', { exclude: ['/.+-.+/'] }],
    'unrecognized-char-ref': 'error',
    'void-content': 'error',
    'wcag/h36': 'error',
    'wcag/h37': 'error',
    'wcag/h67': 'error',
  },
};

/**
 * The one configuration, made once: html-validate would make it anew for every text, which takes longer than the check.
 */
class OneConfig extends StaticConfigLoader {
  #config: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#config ??= super.getConfigFor(handle);
    return this.#config;
  }
}

const validator = new HtmlValidate(new OneConfig(rules));

// Matches within a tag alone: between two tags a quotation mark is only a quotation mark.
const attributeEnd = new RegExp(`<[^<>]*" ${mark}="`);

// Also matches what React itself puts in place of such an address, because that begins alike.
const runningAddress = /\s((?:href|src|action|formaction)="\s*(?:javascript|vbscript):[^"]*")/i;

/**
 * What is wrong with the HTML of a section, in a sentence; undefined when it is valid and no text in it became markup.
 */
export function markupFault(html: string): string | undefined {
  if (html.includes(`<${mark}`) || html.includes(`<script>${mark}`)) {
    return withPage('not-escaped', 'A text of the document stands in the HTML as markup: it is not escaped.');
  }
  if (attributeEnd.test(html))
    return withPage('not-escaped', 'A text of the document ends an attribute: it is not escaped.');
  const [, address] = html.match(runningAddress) ?? [];
  if (address) return withPage('address-runs-code', `An address runs code: ${address}.`);
  const [result] = validator.validateStringSync(html).results;
  const [message] = result?.messages ?? [];
  if (!message) return undefined;
  const place = message.selector ? ` at ${message.selector}` : '';
  return withPage('html-not-valid', `The HTML is not valid (${message.ruleId}): ${message.message}${place}.`);
}

const structure = new HtmlValidate(
  new OneConfig({
    root: true,
    elements: ['html5'],
    rules: {
      'empty-heading': 'error',
      // A section begins with the heading of the page or with one of its own, the rank below.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // Each button needs a name, and so does each link.
      'text-content': 'error',
      'wcag/h30': 'error',
    },
  }),
);

/**
 * What is wrong with headings, links and buttons of a section, a sentence each: a heading skips a rank or is a second
 * main one, or one of them has no name.
 */
export function structureFaults(html: string): string[] {
  const { messages = [] } = structure.validateStringSync(html).results[0] ?? {};
  return messages.map(({ message, ruleId, selector }) => `${message} (${ruleId}) at ${selector}`);
}
