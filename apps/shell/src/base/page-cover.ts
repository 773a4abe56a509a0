const COVERED = 'data-covered'

/** Marks for styles and listeners that an overlay covers the whole page. */
export function markCovered(isCovered: boolean): void {
  document.documentElement.toggleAttribute(COVERED, isCovered)
}

/** The page is mounted but covered: it must not handle keys. */
export function isPageCovered(): boolean {
  return document.documentElement.hasAttribute(COVERED)
}
