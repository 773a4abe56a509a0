import {
  MAX_ELEMENT_TEXT_CHARACTERS,
  MAX_ELEMENTS,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
} from './elements.ts'

const TONES = ['plain', 'secondary', 'success', 'warning', 'error']

/** Says why the console would not draw an answer of a contribution; null where it would. */
export function findElementProblem(method: string, answer: unknown): string | null {
  if (method === 'cells') {
    const cells = Object.values(isObject(answer) ? answer : {}).filter((cell) => cell !== null)
    return firstProblem(cells)
  }
  if (method !== 'draw' && method !== 'press') return null
  if (!Array.isArray(answer)) return 'no list of elements'
  if (answer.length > MAX_ELEMENTS) return `${answer.length} elements, and ${MAX_ELEMENTS} are allowed`
  return firstProblem(answer)
}

function firstProblem(elements: readonly unknown[]): string | null {
  for (const element of elements) {
    const problem = isObject(element) ? describeProblem(element) : 'no element'
    if (problem !== null) return problem
  }
  return null
}

function describeProblem(element: Record<string, unknown>): string | null {
  switch (element['type']) {
    case 'text':
    case 'badge':
      return (
        describeText(element['text']) ??
        (element['tone'] === undefined || TONES.some((tone) => tone === element['tone'])
          ? null
          : 'an unknown tone')
      )
    case 'link':
      return describeText(element['text']) ?? describeAddress(element['to'])
    case 'button':
      return describeText(element['text']) ?? describeText(element['press'])
    case 'table':
      return describeTable(element)
    default:
      return `an element of the type "${String(element['type'])}"`
  }
}

function describeText(text: unknown): string | null {
  if (typeof text !== 'string') return 'a text that is none'
  return text.length > MAX_ELEMENT_TEXT_CHARACTERS
    ? `a text of ${text.length} characters, and ${MAX_ELEMENT_TEXT_CHARACTERS} are allowed`
    : null
}

function describeAddress(to: unknown): string | null {
  const isAddress = typeof to === 'string' && (/^\/(?!\/)/.test(to) || to.startsWith('https://'))
  return isAddress ? null : `a link to ${String(to)}, which is neither an address of the console nor https`
}

function describeTable({ columns, rows }: Record<string, unknown>): string | null {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return 'a table without columns or rows'
  if (columns.length > MAX_TABLE_COLUMNS)
    return `a table of ${columns.length} columns, and ${MAX_TABLE_COLUMNS} are allowed`
  if (rows.length > MAX_TABLE_ROWS) return `a table of ${rows.length} rows, and ${MAX_TABLE_ROWS} are allowed`
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== columns.length)
      return `a row of a table with other than ${columns.length} cells`
  }
  const texts: unknown[] = [columns, rows].flat(2)
  return texts.map(describeText).find((problem) => problem !== null) ?? null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
