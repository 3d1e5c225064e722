/** The required fields of a click event. DOM and React events have them. */
export interface ClickEvent {
  readonly defaultPrevented: boolean
  readonly currentTarget: unknown
  preventDefault(): void
}
