import { loadavg } from 'node:os'

/** A figure and what it must reach: at most, or at least. */
export type Figure = {
  name: string
  value: number
  unit: string
  goal?: { atMost: number } | { atLeast: number }
}

/** One line: the figure, its goal and whether it is met, and what else the machine did. */
export function formatFigure({ name, value, unit, goal }: Figure): string {
  return [
    name.padEnd(52),
    shown(value, unit).padStart(16),
    formatVerdict(value, unit, goal).padEnd(30),
    load(),
  ]
    .join('  ')
    .trimEnd()
}

function formatVerdict(value: number, unit: string, goal: Figure['goal']): string {
  if (!goal) return ''
  const [word, limit, isMet] =
    'atMost' in goal ? ['≤', goal.atMost, value <= goal.atMost] : ['≥', goal.atLeast, value >= goal.atLeast]
  return `${word} ${shown(limit, unit)} ${isMet ? 'met' : 'MISSED'}`
}

function shown(value: number, unit: string): string {
  const digits = value < 100 && !Number.isInteger(value) ? 1 : 0
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`
}

/** Load average, without which measured times mean little: 2 is full on two cores. */
const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The smallest value that this share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
