import type { AccountSpan } from '@console/contracts'

/**
 * Spans as the database has them, in any order: `YYYY-MM-DD/YYYY-MM-DD` with commas between; nothing behind the slash is
 * still open. Oldest first: sorting the few of an account here is cheaper than sorting those of all accounts there.
 */
export function parseSpans(text: string): AccountSpan[] {
  return text
    .split(',')
    .toSorted(byText)
    .map((span) => {
      const [openDay = '', closeDay = ''] = span.split('/')
      return { openDay, closeDay: closeDay === '' ? null : closeDay }
    })
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
