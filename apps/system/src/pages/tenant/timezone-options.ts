/** All zones of the browser, and the stored one. */
export function timezoneOptions(present: string): { value: string; label: string }[] {
  const zones = new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone }))
}
