import type { credential } from '@console/contracts'

/** Days and calls as a file for spreadsheets; the byte order mark makes them read it as UTF-8. */
export function usageCsv(
  days: readonly credential.UsageDay[],
  head: readonly [day: string, calls: string],
): Blob {
  const lines = [head, ...days.map(({ date, usage }) => [date, usage])].map((cells) => cells.join(','))
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
