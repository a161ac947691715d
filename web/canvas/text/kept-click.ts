/** Tells what lies on the page of a click that goes no further: a text that is typed into keeps it to itself. */
export class KeptClickEvent extends Event {
  static readonly type = 'canvas:kept-click';
  readonly click: MouseEvent;

  constructor(click: MouseEvent) {
    super(KeptClickEvent.type);
    this.click = click;
  }
}
