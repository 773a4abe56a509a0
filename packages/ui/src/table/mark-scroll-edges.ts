/** On an element while content is out of sight before its start, or after its end. */
const BEFORE_ATTRIBUTE = 'data-more-before'
const AFTER_ATTRIBUTE = 'data-more-after'
/** On an element that has room for all its content: it needs no scrolling of its own. */
const FITS_ATTRIBUTE = 'data-fits'
/** Positions of a scroller are fractions, its widths are not; px. */
const TOLERANCE = 1

/** Marks an element by the edges beyond which `scroller` goes on; returns the end of it. */
export function markScrollEdges(marked: HTMLElement, scroller: HTMLElement): () => void {
  const update = () => {
    const { scrollLeft, scrollWidth, clientWidth } = scroller
    // Negative where text runs from right to left.
    const before = Math.abs(scrollLeft)
    marked.toggleAttribute(BEFORE_ATTRIBUTE, before > TOLERANCE)
    marked.toggleAttribute(FITS_ATTRIBUTE, scrollWidth <= clientWidth)
    marked.toggleAttribute(AFTER_ATTRIBUTE, before + clientWidth < scrollWidth - TOLERANCE)
  }
  // Reports once the first layout is done, too.
  const observer = new ResizeObserver(update)
  for (const element of [scroller, scroller.firstElementChild])
    if (element !== null) observer.observe(element)
  scroller.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    scroller.removeEventListener('scroll', update)
  }
}
