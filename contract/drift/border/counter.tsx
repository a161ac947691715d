import { Component } from 'react';

/** A class component, the older form. */
export class Counter extends Component {
  override render() {
    return <p>Counted</p>;
  }
}
