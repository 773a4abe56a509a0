/** Levels of rules and violations by their number, the worst first: a list shows what matters first (STAT-049). */
export const LEVELS = [3, 2, 1, 0] as const

/** Tip, light, moderate or severe; their words are the texts `ui.level.<number>` (R51). */
export type LevelNumber = (typeof LEVELS)[number]
