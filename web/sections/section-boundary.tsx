'use client';

import { Component, type ReactNode, Suspense } from 'react';

/** Keeps an error of a section's interactive parts within that section: it vanishes, the page stays. */
export class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
