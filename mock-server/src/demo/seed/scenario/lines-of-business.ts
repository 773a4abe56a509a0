import type { BusinessLines } from './business-lines.ts'
import { chinese } from './chinese-lines.ts'
import { english } from './english-lines.ts'

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
