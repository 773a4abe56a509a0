const COVERED = 'data-covered'

/** Says to styles and listeners that something stands in front of the whole page. */
export function markCovered(isCovered: boolean): void {
  document.documentElement.toggleAttribute(COVERED, isCovered)
}

/** The page is kept but nobody sees it: keys are not meant for it. */
export function isPageCovered(): boolean {
  return document.documentElement.hasAttribute(COVERED)
}
