import { isDay, toWireDay, type SearchField } from '@console/ui'

/** `20261120` as `2026-11-20`; anything else as it is. */
export function fromWireDay(day: string): string {
  return day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}

/**
 * A day of an address as `20261120` in links to the pages of monitoring, or as `2026-11-20` in saved views; the page uses
 * the latter (MON-015, MON-Q27).
 */
export function wireDayField(): SearchField<string | null> {
  return {
    fallback: null,
    parse: (text) => {
      const day = fromWireDay(text)
      return isDay(day) ? day : null
    },
    format: (day) => (day === null ? null : toWireDay(day)),
  }
}
