/**
 * Replaces a helper that a group of radio buttons imports from antd's forms. Tables have such a group in the filter menu of
 * a column, and would bring the whole form object with it, 7 kB (gzip) on every page with a table, although only the tables
 * of a later tier have forms (docs/decisions/0081).
 */
export function toNamePathStr(name: string | number | readonly (string | number)[] | undefined): string {
  if (name === undefined) return ''
  return typeof name === 'object' ? name.join('_') : String(name)
}
