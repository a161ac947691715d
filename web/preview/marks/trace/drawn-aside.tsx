'use client';

import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws its children into an element that stands on no page, and hands it over once they are whole; what cannot be drawn is
 * never handed over.
 */
export function DrawnAside({
  children,
  onDrawn,
}: {
  children: ReactNode;
  onDrawn: (drawn: HTMLElement) => void;
}) {
  const [aside] = useState(() => document.createElement('div'));
  return createPortal(
    <Quiet>
      <Suspense>
        {children}
        <Whole then={() => onDrawn(aside)} />
      </Suspense>
    </Quiet>,
    aside,
  );
}

function Whole({ then }: { then: () => void }) {
  useLayoutEffect(then);
  return null;
}

/** What fails here is drawn on the page as well, where it is said. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
