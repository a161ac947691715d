'use client';

import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws its children into an element that is on no page, and hands it over once they are complete; if they fail to
 * render, it never does.
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

/** Draws nothing when its children fail: they are drawn on the page, too, and the failure is shown there. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
