'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

/** A case in a frame of a given width, scaled down where the page is narrower, and as high as its content. */
export function CaseFrame({
  src,
  title,
  width,
  className,
}: {
  src: string;
  title: string;
  width: number;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const iframe = frame.current;
    const box = place.current;
    if (!iframe || !box) return;
    const content = new ResizeObserver(([entry]) => {
      if (entry) setHeight(Math.ceil(entry.target.getBoundingClientRect().height));
    });
    const room = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    const watch = () => {
      const main = iframe.contentDocument?.querySelector('main');
      if (main) content.observe(main);
    };
    room.observe(box);
    iframe.addEventListener('load', watch);
    watch();
    return () => {
      iframe.removeEventListener('load', watch);
      content.disconnect();
      room.disconnect();
    };
  }, [width]);

  return (
    <figure className={clsx('min-w-0', className)} data-width={width}>
      <figcaption className="mono mb-3 flex justify-between text-quiet">
        <span>{width} px</span>
        <a href={src} target="_blank" rel="noreferrer" className="link">
          Open alone
        </a>
      </figcaption>
      {/* Until its script runs, a frame has its full width. */}
      <div
        ref={place}
        className="frame overflow-clip bg-raised [overflow-clip-margin:4px]"
        style={{ height: height * scale + 2 }}
      >
        <iframe
          ref={frame}
          src={`${src}?window=${width}`}
          title={title}
          loading="lazy"
          scrolling="no"
          className="block max-w-none origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
