import { Component } from 'react';

/** A component of the older form. */
export class Counter extends Component {
  override render() {
    return <p>Counted</p>;
  }
}
