import { lucideNames } from './icon-names.ts';

type Drawing = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/** Returns the sprite of all icons as one SVG with a `<symbol>` for each, made from the installed lucide-react. */
export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(lucideNames).map(async ([name, source]) => {
      const { __iconData }: Drawing = await import(`lucide-react/icons/${source}`);
      const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => `<${tag}${write(attributes)}/>`);
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`;
}

function write(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
