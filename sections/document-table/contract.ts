import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "documents": coalesce(documents[]{
    "key": _key,
    "title": coalesce(title, "Title"),
    text,
    "picture": picture${pictureProjection},
    "isOnDark": coalesce(isOnDark, false),
    sort,
    date,
    access,
    "href": link${linkProjection},
    "linkLabel": coalesce(linkLabel, "Read it"),
    "files": coalesce(files[]{
      "key": _key,
      "label": coalesce(label, "File"),
      "src": file.asset->url,
      "name": file.asset->originalFilename,
      "size": file.asset->size
    }, [])
  }, []),
  note
}`;

/** What the view receives; `src` is null for a file that is not uploaded yet. */
export const contract = z.object({
  ...frame,
  ...intro,
  documents: z.array(
    z.object({
      key: z.string(),
      title: textOr('Title'),
      text: optionalText,
      picture,
      isOnDark: z.boolean(),
      sort: optionalText,
      date: z.string().nullable(),
      access: optionalText,
      href: link,
      linkLabel: textOr('Read it'),
      files: z.array(
        z.object({
          key: z.string(),
          label: textOr('File'),
          src: z.string().nullable(),
          name: z.string().nullable(),
          size: z.number().nullable(),
        }),
      ),
    }),
  ),
  note: optionalText,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
