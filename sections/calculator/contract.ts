import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';
import { keepWithin } from '#ui/calculator/stops.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "quantities": coalesce(quantities[]{
    "key": _key,
    "name": coalesce(name, label, ""),
    "label": coalesce(label, "Quantity"),
    hint,
    unit,
    "scale": coalesce(scale, "log"),
    "lowest": coalesce(lowest, 0),
    "highest": coalesce(highest, 1000),
    "step": coalesce(step, 1),
    "initial": coalesce(initial, lowest, 0),
    "isPeople": coalesce(isPeople, false),
    "brings": coalesce(brings[]{"key": _key, "kind": coalesce(kind, "Identities"), "each": coalesce(each, 0), "reason": coalesce(reason, "")}, [])
  }, []),
  "presets": coalesce(presets[]{
    "key": _key, "label": coalesce(label, "Preset"), "settings": coalesce(settings[]{"key": _key, "name": coalesce(name, ""), "value": coalesce(value, 0)}, [])
  }, []),
  "exposures": coalesce(exposures[]{"key": _key, "label": coalesce(label, "Exposed"), "percent": coalesce(percent, 0), "reason": coalesce(reason, "")}, []),
  "tasks": coalesce(tasks[]{
    "key": _key, "label": coalesce(label, "Work"), "reason": coalesce(reason, ""),
    "minutesByHand": coalesce(minutesByHand, 0), "minutesWithProduct": coalesce(minutesWithProduct, 0)
  }, []),
  "subject": {
    "full": coalesce(subject, "non-human identities"),
    "short": coalesce(subjectShort, "identities"),
    "one": coalesce(subjectOne, "identity")
  },
  "margin": coalesce(margin, 1.5),
  "marginReason": coalesce(marginReason, ""),
  "productLabel": coalesce(productLabel, "With the platform")
}`;

// Numbers are clamped and rounded, not refused, because an editor who is typing "1.5" has written "1" first.
const kept =
  (min: number, max: number) =>
  (value: number): number =>
    Math.min(Math.max(value, min), max);
const amount = (min: number, max: number) => z.number().transform(kept(min, max));
const whole = (min: number, max: number) =>
  z.number().transform((value) => Math.round(kept(min, max)(value)));
const count = whole(0, 1_000_000);
const minutes = amount(0, 10_000);
const named = (otherwise: string) => ({ key: z.string(), label: textOr(otherwise) });
const reason = textOr('');

// The ranges of `lowest` and `highest` do not overlap, so every quantity has a range.
const quantity = z
  .object({
    ...named('Quantity'),
    name: z.string(),
    hint: optionalText,
    unit: optionalText,
    scale: z.enum(['linear', 'log']),
    lowest: whole(0, 99),
    highest: whole(100, 1_000_000),
    step: whole(1, 1_000),
    initial: count,
    isPeople: z.boolean(),
    brings: z.array(
      z.object({ key: z.string(), kind: textOr('Identities'), each: amount(0, 1_000), reason }),
    ),
  })
  .transform((found) => ({ ...found, initial: keepWithin(found, found.initial) }));

const setting = z.object({ key: z.string(), name: z.string(), value: count });

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  quantities: z.array(quantity),
  presets: z.array(z.object({ ...named('Preset'), settings: z.array(setting) })),
  exposures: z.array(z.object({ ...named('Exposed'), percent: amount(0, 100), reason })),
  tasks: z.array(z.object({ ...named('Work'), minutesByHand: minutes, minutesWithProduct: minutes, reason })),
  subject: z.object({
    full: textOr('non-human identities'),
    short: textOr('identities'),
    one: textOr('identity'),
  }),
  margin: amount(1, 10),
  marginReason: reason,
  productLabel: textOr('With the platform'),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
