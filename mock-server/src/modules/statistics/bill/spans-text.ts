import type { AccountSpan } from '@console/contracts'

/** Spans as the database has them: `YYYY-MM-DD/YYYY-MM-DD` with commas between; nothing behind the slash is still open. */
export function parseSpans(text: string): AccountSpan[] {
  return text.split(',').map((span) => {
    const [openDay = '', closeDay = ''] = span.split('/')
    return { openDay, closeDay: closeDay === '' ? null : closeDay }
  })
}
