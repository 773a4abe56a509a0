import { loadavg } from 'node:os'

/** A figure and the most that it may be. */
export type Figure = { name: string; value: number; unit: string; atMost?: number }

/** One line, laid out as the figures of the server's benches. */
export function formatFigure({ name, value, unit, atMost }: Figure): string {
  const verdict = atMost === undefined ? '' : `≤ ${shown(atMost, unit)} ${value <= atMost ? 'met' : 'MISSED'}`
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  return [name.padEnd(52), shown(value, unit).padStart(16), verdict.padEnd(30), load].join('  ').trimEnd()
}

function shown(value: number, unit: string): string {
  const digits = value < 100 && !Number.isInteger(value) ? 2 : 0
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`
}

/** The smallest value that this share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
