'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Keeps an error in a section's interactive parts within that section: the section vanishes, the page stays, and what
 * the server sends next is tried again. It contains no Suspense, because React would then send large sections hidden,
 * for a script to show.
 */
export class SectionBoundary extends Component<Props, Props & { hasFailed: boolean }> {
  override state = { hasFailed: false, children: this.props.children };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ children }: Props, tried: Props) {
    return children === tried.children ? null : { hasFailed: false, children };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
