/** Levels of violations by their number, the most severe first (STAT-049). */
export const LEVELS = [3, 2, 1, 0] as const
