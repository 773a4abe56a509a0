type Field = { parse: (text: string) => unknown }
type Views = { days?: readonly string[]; leftOut?: readonly string[] }

/**
 * Lists the parameters of a page's address that a saved view has, by the page's search and its manifest; throws for a
 * parameter that the page does not have.
 */
export function savedParameters(shape: Readonly<Record<string, Field>>, { leftOut = [] }: Views) {
  const unknown = leftOut.filter((name) => !(name in shape))
  if (unknown.length > 0) throw new Error(`the page has no ${unknown.join(', ')} in its address`)
  const fields = Object.entries(shape).filter(([name]) => !leftOut.includes(name))
  const days = fields.filter(([, { parse }]) => parse('2026-11-20') !== null && parse('2026-02-30') === null)
  return { names: fields.map(([name]) => name), days: days.map(([name]) => name) }
}
