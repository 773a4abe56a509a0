import type { ColumnKind } from '@console/contracts'
import { HOUR_SECONDS } from '../time/units.ts'
import { zonedDay, zonedTime } from '../time/zoned-time.ts'

/** A day or a moment of the tenant's zone: `2026-11-20` or `2026-11-20 14:26:41`. */
export type LocalTime = { readonly local: string }

/** A time that something took. Shown as `HH:MM:SS`, with more digits of hours where needed; a workbook counts with it. */
export type Duration = { readonly seconds: number }

/** A part of a whole. Shown in percent with two decimals; a workbook counts with the fraction. */
export type Share = { readonly fraction: number }

/** A time that something took, in hours with two decimals; a workbook counts with what is not shown as well. */
export type Hours = { readonly hours: number }

/** The value of one cell of a file. Numbers are amounts; anything only written in digits (ids, phones, codes) is text. */
export type Cell = string | number | LocalTime | Duration | Hours | Share | null

export function localTime(unixSeconds: number, timezone: string): LocalTime {
  return { local: zonedTime(unixSeconds, timezone) }
}

export function localDay(unixSeconds: number, timezone: string): LocalTime {
  return { local: zonedDay(unixSeconds, timezone) }
}

/** A day as the wire writes it: `20261120`. */
export function wireDay(day: string): LocalTime {
  return { local: day.replace(/^(....)(..)(..)$/, '$1-$2-$3') }
}

/** A value as its column shows it; a text in a column of numbers is a word that replaces a number. */
export function typedCell(kind: ColumnKind, value: string | number | null, timezone: string): Cell {
  if (value === null) return null
  if (typeof value === 'string') return kind === 'day' ? wireDay(value) : value
  switch (kind) {
    case 'duration':
      return { seconds: value }
    case 'hours':
      return { hours: value / HOUR_SECONDS }
    case 'percent':
      return { fraction: value }
    case 'day':
      return localDay(value, timezone)
    case 'time':
      return localTime(value, timezone)
    case 'text':
    case 'number':
      return value
  }
}

/** As the page shows it. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  if ('local' in cell) return cell.local
  if ('seconds' in cell) return durationText(cell.seconds)
  if ('hours' in cell) return (Math.round(cell.hours * 100) / 100).toFixed(2)
  return percent.format(cell.fraction)
}

/** The formatter of the pages, so that both round alike. */
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

const MINUTE_SECONDS = 60

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Cut to whole seconds (STAT-046, R52). */
function durationText(seconds: number): string {
  const wholeSeconds = Math.floor(seconds)
  const hours = Math.floor(wholeSeconds / HOUR_SECONDS)
  const minutes = Math.floor((wholeSeconds % HOUR_SECONDS) / MINUTE_SECONDS)
  return [hours, minutes, wholeSeconds % MINUTE_SECONDS].map(twoDigits).join(':')
}
