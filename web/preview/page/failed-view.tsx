'use client';

import { Component, type ReactNode } from 'react';
import { LeftOutCard } from '../../sections/left-out-card.tsx';

interface Props {
  section: { key: string; kind: string };
  /** A new one has the view tried again. */
  resetKey: unknown;
  children: ReactNode;
}

/** Shows a card in place of a view that fails, until what it is given changes. */
export class FailedView extends Component<Props, { failure?: string; resetKey: unknown }> {
  override state: { failure?: string; resetKey: unknown } = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render() {
    const { key, kind } = this.props.section;
    const { failure } = this.state;
    return failure === undefined ? (
      this.props.children
    ) : (
      <LeftOutCard section={{ key, kind, reason: `Its view failed: ${failure}` }} />
    );
  }
}
