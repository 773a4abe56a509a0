/**
 * Replaces what a group of radio buttons uses of antd's forms. Tables have such a group in the filter menu of a column, and brought
 * the whole form object with it, 7 kB (gzip) on every page with a table, since a later tier has forms (docs/decisions/0068).
 */
export function toNamePathStr(name: string | number | readonly (string | number)[] | undefined): string {
  if (name === undefined) return ''
  return typeof name === 'object' ? name.join('_') : String(name)
}
