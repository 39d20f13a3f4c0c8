// The board may be shown larger or smaller; what is measured on the screen must be told back in its own measure.

/** How much larger than its own measure an element is shown. */
export function zoomOf(element: Element | undefined): number {
  return (element as { currentCSSZoom?: number } | undefined)?.currentCSSZoom ?? 1;
}
