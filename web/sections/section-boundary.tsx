'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Keeps an error of a section's interactive parts within that section: it vanishes, the page stays, and what the server
 * sends next is tried anew. There is no Suspense in it, as React would then send large sections hidden, to be shown by a script.
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
