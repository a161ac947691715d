import { Link } from '#ui/link/link.tsx';
import { siteAddress } from '#ui/picture/picture-source.ts';
import type { Props } from './contract.ts';
import { fileSize } from './file-size.ts';

/**
 * How to get one document: its link, its files with their sizes, and the conditions. To people who only hear it, the
 * link also names the document.
 */
export function WaysToGet({
  row: { title, access, href, linkLabel, files },
}: {
  row: Props['documents'][number];
}) {
  const there = files.flatMap((file) => (file.src ? { ...file, src: file.src } : []));
  return (
    <span className="grid justify-items-start gap-1">
      {href && (
        <Link href={href} className="link text-teal">
          {linkLabel}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
      {there.map(({ key, label, src, name, size }) => (
        <span key={key}>
          <a
            href={`${siteAddress(src)}?dl=${encodeURIComponent(name ?? '')}`}
            download
            className="link text-teal"
          >
            {label}
            <span className="sr-only">: {title}</span>
          </a>
          {size !== null && <span className="mono whitespace-nowrap text-quiet"> {fileSize(size)}</span>}
        </span>
      ))}
      {access && <span className="text-xs text-pretty text-quiet">{access}</span>}
    </span>
  );
}
