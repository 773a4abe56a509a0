import { account, dialled, withoutHiddenMarks } from '@console/contracts'
import type { TableLine } from '../../../../platform/tables/table-line.ts'
import type { LineReason } from './people-import.messages.ts'
import type { Head } from './read-head.ts'

type Column = account.ImportColumn
export type LineProblem = {
  column: Column | null
  reason: LineReason
  value: string | null
  /** The person whose cell it is, where the line names one of the company. */
  aboutUserId?: number
}
export type ImportedPerson = {
  line: number
  username: string
  name: string
  phone: string
  orgId: number
  roleIds: number[]
  businessTypeIds: number[]
  position: account.Person['position']
}
/** Texts of a line, by column; columns that the file does not have are absent. */
export type LineTexts = ReadonlyMap<Column, string>
export type CheckedLine = {
  line: number
  texts: LineTexts
  /** Cells from which hidden marks were removed. */
  cleanedCells: number
} & (
  | { person: ImportedPerson; problems?: undefined; isUnchanged?: undefined }
  | { person?: undefined; problems: LineProblem[]; isUnchanged?: undefined }
  | { person?: undefined; problems?: undefined; isUnchanged: true }
)

/** Records that names in a file refer to, by name in small letters. */
export type References = {
  /** By path; null where several have it. */
  organizations: ReadonlyMap<string, number | null>
  roles: ReadonlyMap<string, { id: number; canGrant: boolean }>
  businessTypes: ReadonlyMap<string, { id: number; isEnabled: boolean }>
}

/** Characters of a refused cell that are stored for the report. */
const MAX_STORED_CHARACTERS = 100
/** An apostrophe before it: exports write it so in CSV. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/
/** A phone number may begin with a plus: it is a text here and stays one. */
const INTERNATIONAL_PHONE = /^\+\d/
const BETWEEN_NAMES = /[;；、\n]/

export const nameKey = (name: string): string => withoutHiddenMarks(name).trim().toLowerCase()
export const pathKey = (path: string): string => path.split('/').map(nameKey).join('/')

/** Checks one line for everything except existing accounts. `seen` has the usernames of the lines before. */
export function checkLine(
  line: TableLine,
  { head, references, seen }: { head: Head; references: References; seen: Set<string> },
): CheckedLine {
  if (hasOtherCells(line, head)) {
    const problems: LineProblem[] = [{ column: null, reason: 'cellCount', value: null }]
    return { line: line.line, texts: new Map(), cleanedCells: 0, problems }
  }
  const { cells, texts, problems, cleanedCells } = readCells(line, head)
  const problemAt = new Set(problems.map(({ column }) => column))
  const check = (column: Column, reason: LineReason | null, value = cells[column]) => {
    if (reason && !problemAt.has(column)) problems.push(toLineProblem(column, reason, value))
  }
  check('username', usernameReason(cells.username, seen))
  check('name', account.personName.safeParse(cells.name).success ? null : nameReason(cells.name))
  check('phone', account.phone.safeParse(cells.phone).success ? null : 'badPhone')
  const position = account.positionNamed(cells.position)
  check('position', position === undefined ? 'unknownPosition' : null)
  const orgId = references.organizations.get(pathKey(cells.organization))
  check('organization', organizationReason(cells.organization, orgId))
  const roles = namesIn(cells.roles).map((name) => ({ name, found: references.roles.get(nameKey(name)) }))
  for (const { name, found } of roles) {
    check('roles', found ? (found.canGrant ? null : 'grantsMore') : 'unknownRole', name)
  }
  const businesses = namesIn(cells.businessTypes).map((name) => ({
    name,
    found: references.businessTypes.get(nameKey(name)),
  }))
  for (const { name, found } of businesses) {
    check('businessTypes', found ? (found.isEnabled ? null : 'businessDisabled') : 'unknownBusiness', name)
  }
  if (roles.length > account.MAX_ASSIGNED) check('roles', 'tooManyAssigned')
  if (businesses.length > account.MAX_ASSIGNED) check('businessTypes', 'tooManyAssigned')
  if (cells.username !== '') seen.add(cells.username.toLowerCase())
  if (problems.length > 0 || orgId == null || position === undefined)
    return { line: line.line, texts, cleanedCells, problems }
  const { username, name, phone } = cells
  const listFoundIds = (named: readonly { found: { id: number } | undefined }[]) => [
    ...new Set(named.flatMap(({ found }) => (found ? [found.id] : []))),
  ]
  return {
    line: line.line,
    texts,
    cleanedCells,
    person: {
      line: line.line,
      username,
      name,
      phone,
      orgId,
      roleIds: listFoundIds(roles),
      businessTypeIds: listFoundIds(businesses),
      position,
    },
  }
}

/** A sheet stores no empty cells: only a short line of a text file was broken off. Text beyond the heads is wrong in either. */
function hasOtherCells({ cells, source }: TableLine, head: Head): boolean {
  const isShort = source.sheet === null && cells.length < requiredWidth(head)
  return isShort || cells.slice(head.width).some((cell) => withoutHiddenMarks(cell).trim() !== '')
}

/** The texts of a line by column; empty where the cell itself is refused. */
function readCells(
  line: TableLine,
  head: Head,
): { cells: Record<Column, string>; texts: LineTexts; problems: LineProblem[]; cleanedCells: number } {
  const problems: LineProblem[] = []
  const texts = new Map<Column, string>()
  let cleanedCells = 0
  const readColumn = (column: Column): string => {
    const { text, isCleaned, reason } = readCell(line, head, column)
    if (isCleaned) cleanedCells += 1
    if (head.columnIndexes.has(column)) texts.set(column, text)
    if (reason) problems.push(toLineProblem(column, reason, text))
    return reason ? '' : text
  }
  const cells = {
    username: readColumn('username'),
    name: readColumn('name'),
    organization: readColumn('organization'),
    roles: readColumn('roles'),
    businessTypes: readColumn('businessTypes'),
    phone: readColumn('phone'),
    position: readColumn('position'),
  }
  return { cells, texts, problems, cleanedCells }
}

export function toLineProblem(column: Column | null, reason: LineReason, value: string): LineProblem {
  return { column, reason, value: value === '' ? null : value.slice(0, MAX_STORED_CHARACTERS) }
}

/** Cells that every line must have: the last ones may be missing where they are not required. */
function requiredWidth({ columnIndexes }: Head): number {
  const required = account.IMPORT_COLUMNS.filter(({ isRequired }) => isRequired)
  return Math.max(...required.map(({ id }) => columnIndexes.get(id) ?? 0)) + 1
}

function readCell(
  { cells, formulas }: TableLine,
  { columnIndexes }: Head,
  column: Column,
): { text: string; isCleaned: boolean; reason: LineReason | null } {
  const index = columnIndexes.get(column)
  const written = index === undefined ? '' : (cells[index] ?? '')
  const seen = withoutHiddenMarks(written)
  const raw = seen.replace(ESCAPED_FORMULA, '')
  const text = column === 'phone' ? dialled(raw) : raw.trim()
  const isCleaned = seen !== written
  const isPhone = column === 'phone' && INTERNATIONAL_PHONE.test(text)
  if (index !== undefined && formulas.has(index)) return { text, isCleaned, reason: 'formula' }
  if ((account.FORMULA_START.test(raw) || account.FORMULA_START.test(text)) && !isPhone)
    return { text, isCleaned, reason: 'formula' }
  return { text, isCleaned, reason: text.length > account.IMPORT_MAX_CELL ? 'tooLong' : null }
}

function usernameReason(username: string, seen: ReadonlySet<string>): LineReason | null {
  if (username === '') return 'required'
  if (!account.username.safeParse(username).success) return 'badUsername'
  return seen.has(username.toLowerCase()) ? 'repeated' : null
}

function nameReason(name: string): LineReason {
  if (name === '') return 'required'
  return name.length > account.PERSON_LIMITS.name ? 'tooLong' : 'badText'
}

function organizationReason(path: string, id: number | null | undefined): LineReason | null {
  if (path === '') return 'required'
  if (id === undefined) return 'unknownOrganization'
  return id === null ? 'ambiguousOrganization' : null
}

/** The names in a cell that may have several. */
export function namesIn(text: string): string[] {
  return text
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
