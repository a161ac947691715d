import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from '#contract/proof/written-text.ts';
import { oldFormIn, unreadableForm, type WrittenForm } from '../lists/old-form.ts';

/** The texts of the files in which a type says how its older form is recognised, and whether it had none before. */
export interface BoundForm {
  texts: Record<string, string>;
  isFirst: boolean;
}

const says = '/** Which stored sections are of an older form. */';

/**
 * Adds a condition to those by which old sections of a kind are recognised, and passes it to `defineKind` in the kind's
 * index.ts. Throws when it finds no place for that in the files.
 */
export function bindToKind(root: string, folder: string, type: string, condition: string): BoundForm {
  const [contract, index] = [`${folder}/contract.ts`, `${folder}/index.ts`];
  const text = readFileSync(join(root, contract), 'utf8');
  const known = readableForm(text, contract);
  const own = `_type == "${type}" && (${condition})`;
  if (known) {
    const form = templateOf(`(${known.condition}) || (${own})`);
    return { texts: { [contract]: text.replace(known.literal, () => form) }, isFirst: false };
  }
  const declared = `${says}\nexport const oldForm = groq${templateOf(own)};\n\n`;
  const place = /(\/\*\*[^/]*\*\/\n)?export const contract\b/.exec(text)?.index ?? text.length;
  return {
    texts: {
      [contract]: text.slice(0, place) + declared + text.slice(place),
      [index]: handedOver(readFileSync(join(root, index), 'utf8'), index),
    },
    isFirst: true,
  };
}

/** The text of a kind's index.ts, in which the condition of its contract.ts is passed to `defineKind`. */
function handedOver(text: string, index: string): string {
  const imported = text.replace(/import \{([^}]*)\} from '\.\/contract\.ts';/, (_, names: string) => {
    const all = [...names.split(',').map((name) => name.trim()), 'oldForm'].filter(Boolean).toSorted();
    return `import { ${all.join(', ')} } from './contract.ts';`;
  });
  const call = imported.indexOf('defineKind({');
  // Beside the sample, or below it where each property is on a line of its own.
  const given = imported
    .slice(call)
    .replace(/(\n *|)\bsample\b(?=\s*[,}])/, (_, line: string) =>
      line ? `${line}sample,${line}oldForm` : 'sample, oldForm',
    );
  if (imported === text || call < 0 || given === imported.slice(call))
    throw new Error(
      `${index} has no import { … } from './contract.ts', or no defineKind({ …, sample, … }), where "oldForm" could be handed over. Write it so, then run this again.`,
    );
  return imported.slice(0, call) + given;
}

/**
 * Adds a condition to those by which old documents of a type are recognised, in a file of its own. Throws for a former
 * condition that it cannot read.
 */
export function bindToDocument(root: string, folder: string, condition: string): BoundForm {
  const file = `${folder}/old-form.ts`;
  const path = join(root, file);
  const before = existsSync(path) ? readableForm(readFileSync(path, 'utf8'), file)?.condition : undefined;
  const form = before ? `(${before}) || (${condition})` : condition;
  const text = `/** Which stored documents are of an older form. */\nexport const oldForm = ${quoted(form)};\n`;
  return { texts: { [file]: text }, isFirst: !before };
}

function readableForm(text: string, file: string): WrittenForm | undefined {
  const form = oldFormIn(text);
  if (form === 'unreadable') throw new Error(`${file}: ${unreadableForm} Then run this again.`);
  return form;
}

const templateOf = (text: string): string => `\`${text.replaceAll(/[\\`$]/g, (sign) => `\\${sign}`)}\``;
