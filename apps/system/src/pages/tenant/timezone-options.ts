/** Every zone that the browser knows, and the present one. */
export function timezoneOptions(present: string): { value: string; label: string }[] {
  const zones = new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone }))
}
