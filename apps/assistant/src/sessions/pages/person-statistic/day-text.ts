/** `20261120` as `2026-11-20`. */
export const dayText = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
