/** `20261120` as `2026-11-20`; anything else as it is. */
export function fromWireDay(day: string): string {
  return day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}
