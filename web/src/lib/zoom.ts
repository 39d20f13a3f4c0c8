/** How much larger than its own measure an element is shown; what is measured on the screen must be told back in that. */
export function zoomOf(element: Element | undefined): number {
  return (element as { currentCSSZoom?: number } | undefined)?.currentCSSZoom ?? 1;
}
