import { chinese } from './chinese-lines.ts'
import { english } from './english-lines.ts'

/** What the customer says, what the seat answers. */
export type Exchange = readonly [customer: string, seat: string]

/** How calls of one business speak; `{product}`, `{price}`, `{number}` and `{day}` are filled in. */
export type BusinessLines = {
  /** Of its first product; each further one costs more. */
  price: number
  purpose: readonly string[]
  needs: readonly Exchange[]
  objections: readonly Exchange[]
  questions: readonly string[]
}

/** Of a business that a tenant named otherwise. */
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
