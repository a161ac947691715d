/** The event that tells the rest of the canvas about a click that a text being typed into has stopped. */
export class KeptClickEvent extends Event {
  static readonly type = 'canvas:kept-click';
  readonly click: MouseEvent;

  constructor(click: MouseEvent) {
    super(KeptClickEvent.type);
    this.click = click;
  }
}
