import { chinese } from './chinese-lines.ts'
import { english } from './english-lines.ts'

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

/** Lines of a business that a tenant named otherwise. */
const plain: BusinessLines = {
  price: 100,
  purpose: ['{product}'],
  needs: [],
  objections: [],
  questions: [],
}

export function linesOfBusiness(name: string): BusinessLines {
  return english[name] ?? chinese[name] ?? plain
}
