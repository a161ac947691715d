/** What the view of the quote receives. */
export interface QuoteProps {
  text: string;
  speaker: string | null;
  tone: 'light' | 'dark';
  stars: number;
  source: string;
  anchor: string;
  topic: string;
  weakly: string | null;
  tags: string[];
  lines: { key: string; text: string; note: string | null }[];
  body: string | null;
  picture: { alt: string | null };
}

/** The view that agrees with the other parts of the quote. */
export function SoundView({
  text,
  speaker,
  tone,
  stars,
  source,
  anchor,
  topic,
  weakly,
  tags,
  lines,
  body,
  picture,
}: QuoteProps) {
  return (
    <section data-tone={tone} data-anchor={anchor}>
      <blockquote cite={source}>
        <p>{text}</p>
      </blockquote>
      <p>
        {speaker ?? 'Somebody'}, {stars} of 5, on {topic} {weakly}
      </p>
      <ul>
        {lines.map(({ key, text: line, note }) => (
          <li key={key}>
            {line} {note?.toLowerCase()}
          </li>
        ))}
      </ul>
      <p>{tags.map((tag) => tag.toUpperCase()).join(', ')}</p>
      <p>{body}</p>
      <img src="/picture.png" alt={picture.alt?.trim() ?? ''} />
    </section>
  );
}
