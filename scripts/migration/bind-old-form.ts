import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './migration-text.ts';

/** The file in which a type says how its older form is known, and whether it had none before. */
export interface BoundForm {
  files: string[];
  isFirst: boolean;
}

const says = '/** Which stored sections are of an older form. */';

/** Adds a condition to those by which old sections of a kind are known, and hands it over in the kind's index.ts. */
export function bindToKind(root: string, folder: string, type: string, condition: string): BoundForm {
  const [contract, index] = [join(root, folder, 'contract.ts'), join(root, folder, 'index.ts')];
  const text = readFileSync(contract, 'utf8');
  const known = /oldForm = groq`([^`]*)`/.exec(text)?.[1];
  const own = `_type == "${type}" && (${condition})`;
  const form = known ? `(${known}) || (${own})` : own;
  if (known) {
    writeFileSync(
      contract,
      text.replace(`oldForm = groq\`${known}\``, () => `oldForm = groq\`${form}\``),
    );
    return { files: [`${folder}/contract.ts`], isFirst: false };
  }
  const declared = `${says}\nexport const oldForm = groq\`${form}\`;\n\n`;
  const place = /(\/\*\*[^/]*\*\/\n)?export const contract\b/.exec(text)?.index ?? text.length;
  writeFileSync(contract, text.slice(0, place) + declared + text.slice(place));
  const bound = readFileSync(index, 'utf8')
    .replace(/import \{ ([^}]*) \} from '\.\/contract\.ts';/, (_, names: string) => {
      const all = [...names.split(', '), 'oldForm'].toSorted();
      return `import { ${all.join(', ')} } from './contract.ts';`;
    })
    .replace(/^( *)sample,$/m, (line, space: string) => `${line}\n${space}oldForm,`);
  writeFileSync(index, bound);
  return { files: [`${folder}/contract.ts`, `${folder}/index.ts`], isFirst: true };
}

/** Adds a condition to those by which old documents of a type are known, in a file of its own. */
export function bindToDocument(root: string, folder: string, condition: string): BoundForm {
  const file = `${folder}/old-form.ts`;
  const path = join(root, file);
  const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, before] = /oldForm =\s*'((?:[^'\\]|\\.)*)'/.exec(known) ?? [];
  const form = before ? `(${before}) || (${condition})` : condition;
  writeFileSync(
    path,
    `/** Which stored documents are of an older form. */\nexport const oldForm = ${quoted(form)};\n`,
  );
  return { files: [file], isFirst: !before };
}
