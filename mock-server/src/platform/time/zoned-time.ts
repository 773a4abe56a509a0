const formats = new Map<string, Intl.DateTimeFormat>()

/** `2026-11-20 14:26:41` in the given zone (SHELL-098). */
export function zonedTime(unixSeconds: number, timezone: string): string {
  let format = formats.get(timezone)
  if (!format) {
    // Swedish writes dates the ISO way.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timezone, format)
  }
  return format.format(unixSeconds * 1000)
}

/** `2026-11-20`, the day of the given zone. */
export function zonedDay(unixSeconds: number, timezone: string): string {
  return zonedTime(unixSeconds, timezone).slice(0, 10)
}
