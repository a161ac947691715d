import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { cutText } from '#schemas/seo/cut-text.ts';
import { socialSize } from '#schemas/seo/social-size.ts';
import type { Card } from './card.ts';
import { cardColors } from './card-colors.ts';
import { drawableText } from './drawable-text.ts';
import { rosette } from './rosette.ts';

const { width, height } = socialSize;
const margin = 72; // px
const columnWidth = 700; // px: the rosette stands beside it
const maxTitleLength = 120;
const titleSizes = [84, 70, 58, 48, 40, 32]; // px
const maxTitleHeight = 262; // px
const titleKey = 'title';
const markSize = 38; // px
const markFile = 'web/public/favicon-dark-96.png'; // the brand's mark, as browser tabs on a dark ground show it
const maxSectionLength = 56;
const maxWordLength = 20; // characters; a longer one may break
const headingFont = 'Bricolage, Bricolage Extended';
const textFont = 'Instrument, Instrument Extended';

/** Draws a card as JPEG. Its letters become outlines, so it is the same whichever fonts the machine has. */
export async function drawCard(card: Card): Promise<Buffer> {
  return sharp(Buffer.from(rosette(card.path, width, height)))
    .composite([{ input: Buffer.from(await letter(card)) }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The words of a card as SVG, with the title in the largest size that leaves room for the rest. */
async function letter(card: Card): Promise<string> {
  const [fonts, mark] = await Promise.all([readFonts(), readMark()]);
  let drawing = '';
  for (const size of titleSizes) {
    let titleHeight = 0;
    drawing = await satori(layout(card, size, mark), {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === titleKey) titleHeight = node.height;
      },
    });
    if (titleHeight <= maxTitleHeight) break;
  }
  return drawing;
}

function layout({ title, section, brand }: Card, titleSize: number, mark: string) {
  const column = { display: 'flex', flexDirection: 'column' };
  const page = {
    position: 'absolute',
    top: margin,
    left: margin,
    width: columnWidth,
    height: height - 2 * margin,
  };
  return element(
    { ...column, width, height, color: cardColors.text, fontFamily: headingFont, fontWeight: 600 },
    [
      element({ ...column, ...page, justifyContent: 'space-between' }, [
        element({ display: 'flex', alignItems: 'center', fontSize: 34 }, [
          picture(mark, { width: markSize, height: markSize, marginRight: 14 }),
          drawableText(brand),
        ]),
        element(column, [
          element(
            {
              fontFamily: textFont,
              fontWeight: 500,
              fontSize: 27,
              marginBottom: 20,
              color: cardColors.known,
            },
            [cutText(drawableText(section), maxSectionLength)],
          ),
          heading(cutText(drawableText(title), maxTitleLength), titleSize),
        ]),
      ]),
    ],
  );
}

/** The title, whose words do not break, not even at hyphens, unless one is very long. */
function heading(title: string, fontSize: number) {
  const words = title.split(' ').map((word) => {
    const whiteSpace = word.length > maxWordLength ? 'normal' : 'nowrap';
    return element({ whiteSpace, wordBreak: 'break-word', maxWidth: columnWidth, marginRight: '0.24em' }, [
      word,
    ]);
  });
  const style = { display: 'flex', flexWrap: 'wrap', fontSize, lineHeight: 1.08, letterSpacing: '-0.02em' };
  return { ...element(style, words), key: titleKey };
}

/** An element in the form that satori takes in place of React's. */
function element(style: Record<string, string | number>, children?: unknown[]) {
  return { type: 'div', key: null, props: { style, children } };
}

function picture(src: string, style: Record<string, string | number>) {
  return { type: 'img', key: null, props: { src, style } };
}

let mark: ReturnType<typeof loadMark> | undefined;

function readMark() {
  mark ??= loadMark();
  return mark;
}

async function loadMark() {
  return `data:image/png;base64,${await readFile(path.resolve(markFile), 'base64')}`;
}

let fonts: ReturnType<typeof loadFonts> | undefined;

function readFonts() {
  fonts ??= loadFonts();
  return fonts;
}

async function loadFonts() {
  const load = async (name: string, family: string, subset: string, weight: 500 | 600) => {
    const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
    return { name, weight, style: 'normal' as const, data: await readFile(path.resolve(file)) };
  };
  return Promise.all([
    load('Bricolage', 'bricolage-grotesque', 'latin', 600),
    load('Bricolage Extended', 'bricolage-grotesque', 'latin-ext', 600),
    load('Instrument', 'instrument-sans', 'latin', 500),
    load('Instrument Extended', 'instrument-sans', 'latin-ext', 500),
  ]);
}
