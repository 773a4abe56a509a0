import { account, withoutHiddenMarks } from '@console/contracts'
import type { TableLine } from '../../../../platform/tables/table-line.ts'
import { UnusableFile } from './unusable-file.ts'

const { IMPORT_COLUMNS } = account
/** Names that a reason lists; a file of something else may have hundreds. */
const MAX_LISTED = 10
const MAX_NAME_CHARACTERS = 40

/** The index of each column. */
export type Head = {
  readonly columnIndexes: ReadonlyMap<account.ImportColumn, number>
  readonly width: number
  /** Columns that an import does not know. */
  readonly ignored: readonly string[]
}

/** The heads in either language, in any order; throws when columns of people are missing or repeated. */
export function readHead({ line, cells, formulas, source }: TableLine): Head {
  const where = { line: String(line), ...(source.sheet !== null && { sheet: source.sheet }) }
  const named = cells.map((cell, index) => ({
    cell: withoutHiddenMarks(cell).trim(),
    index,
    isFormula: formulas.has(index),
  }))
  const filled = named.filter(({ cell, isFormula }) => cell !== '' || isFormula)
  const known = filled.flatMap(({ cell, index }) => {
    const column = columnNamed(cell)
    return column === undefined ? [] : [{ column, index }]
  })
  const missing = IMPORT_COLUMNS.filter(
    ({ id, isRequired }) => isRequired && !known.some(({ column }) => column === id),
  )
  if (missing.length > 0)
    throw new UnusableFile('missingColumns', {
      ...where,
      detail: listed(missing.map(({ en, zh }) => `${en} (${zh})`)),
    })
  const repeated = known.filter(
    ({ column }, index) => known.findIndex((other) => other.column === column) < index,
  )
  if (repeated.length > 0) {
    const detail = listed(repeated.map(({ index }) => cells[index]?.trim() ?? ''))
    throw new UnusableFile('repeatedColumns', { ...where, detail })
  }
  const unknown = filled.filter(({ cell }) => columnNamed(cell) === undefined)
  return {
    columnIndexes: new Map(known.map(({ column, index }) => [column, index])),
    width: (filled.at(-1)?.index ?? -1) + 1,
    ignored: unknown.slice(0, MAX_LISTED).map(({ cell }) => cell.slice(0, MAX_NAME_CHARACTERS)),
  }
}

function columnNamed(head: string): account.ImportColumn | undefined {
  const heading = head.toLowerCase()
  return IMPORT_COLUMNS.find(({ id, en, zh }) => [id, en, zh].some((name) => name.toLowerCase() === heading))
    ?.id
}

function listed(names: readonly string[]): string {
  return names
    .slice(0, MAX_LISTED)
    .map((name) => name.slice(0, MAX_NAME_CHARACTERS))
    .join(', ')
}
