import { code, list, type Markdown, paragraph, strong } from '../markdown/build.ts';
import type { EstateProps } from './contract.ts';
import { sayIdentityKind } from './identity-kinds.ts';

/** An estate as a list: each identity with its owner, and the systems it opens with what stops there. */
export function estateMarkdown({ title, identities }: EstateProps): Markdown {
  return [
    ...paragraph(strong(title)),
    ...list(
      identities.map(({ name, kind, owner, lastUsed, opens }) => [
        ...paragraph(
          ...code(name),
          ` (${sayIdentityKind(kind)}), owner: ${owner ?? 'nobody yet'}`,
          lastUsed && `, last used ${lastUsed}`,
        ),
        ...list(
          opens.map(({ system, stops }) =>
            paragraph(system, stops ? `: ${stops} would stop` : ': nothing would stop'),
          ),
        ),
      ]),
    ),
  ];
}
