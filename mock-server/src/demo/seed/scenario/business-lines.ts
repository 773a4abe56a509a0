/** A customer's sentence and the seat's answer. */
export type Exchange = readonly [customer: string, seat: string]

/** Lines of calls of one business; `{product}`, `{price}`, `{number}` and `{day}` are filled in. */
export type BusinessLines = {
  /** Price of its first product; each further one costs more. */
  price: number
  purpose: readonly string[]
  needs: readonly Exchange[]
  objections: readonly Exchange[]
  questions: readonly string[]
}
