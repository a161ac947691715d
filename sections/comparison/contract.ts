import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "columns": coalesce(columns[]{
    "key": _key, "title": coalesce(title, "Title"), text, "isOurs": coalesce(isOurs, false)
  }, []),
  "rows": coalesce(rows[]{
    "key": _key, "title": coalesce(title, "Title"),
    "cells": coalesce(cells[]{"key": _key, "answer": coalesce(answer, "no"), text}, [])
  }, []),
  note
}`;

/** What the view receives; an answer belongs to the column of the same index. */
export const contract = z.object({
  ...frame,
  ...intro,
  columns: z.array(
    z.object({ key: z.string(), title: textOr('Title'), text: optionalText, isOurs: z.boolean() }),
  ),
  rows: z.array(
    z.object({
      key: z.string(),
      title: textOr('Title'),
      cells: z.array(
        z.object({ key: z.string(), answer: z.enum(['yes', 'partly', 'no']), text: optionalText }),
      ),
    }),
  ),
  note: optionalText,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
