/** From this height on the rail shows every tab and scrolls if it must; below it the rest is under "More" (R40). */
export const TALL_WINDOW = 900
/** Height of a tab, and of logo and footer together. */
export const TAB_HEIGHT = 56
const RESERVED_HEIGHT = 56 + 56

/** Number of tabs that fit in the rail; when not all fit, the last slot is "More". */
export function railCapacity(windowHeight: number, tabs: number): number {
  if (windowHeight >= TALL_WINDOW) return tabs
  const slots = Math.max(2, Math.floor((windowHeight - RESERVED_HEIGHT) / TAB_HEIGHT))
  return tabs <= slots ? tabs : slots - 1
}
