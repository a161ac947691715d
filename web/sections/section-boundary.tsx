'use client';

import { Component, type ReactNode } from 'react';

/**
 * Keeps an error of a section's interactive parts within that section: it vanishes, the page stays. There is no
 * Suspense in it, as React would then send large sections hidden, to be shown by a script.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
