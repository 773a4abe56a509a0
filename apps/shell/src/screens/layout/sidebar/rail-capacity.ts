/** Height of a tab, and of logo and footer together. */
const TAB_HEIGHT = 56
const RESERVED_HEIGHT = 56 + 56

/** Number of tabs that fit in the rail; when not all fit, the last slot is "More". */
export function railCapacity(windowHeight: number, tabs: number): number {
  const slots = Math.max(2, Math.floor((windowHeight - RESERVED_HEIGHT) / TAB_HEIGHT))
  return tabs <= slots ? tabs : slots - 1
}

/** Splits the tabs into those of the rail and those under "More"; the open tab is always in the rail, in its last slot if need be. */
export function splitTabs<Tab>(
  tabs: readonly Tab[],
  { capacity, isOpen }: { capacity: number; isOpen: (tab: Tab) => boolean },
): { shown: Tab[]; rest: Tab[] } {
  const open = tabs.findIndex((tab, at) => at >= capacity && isOpen(tab))
  const last = open === -1 ? capacity - 1 : open
  const isShown = (_tab: Tab, at: number) => at < capacity - 1 || at === last
  return { shown: tabs.filter(isShown), rest: tabs.filter((tab, at) => !isShown(tab, at)) }
}
