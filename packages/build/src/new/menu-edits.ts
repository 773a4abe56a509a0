import ts from 'typescript'
import type { Titles } from './names.ts'
import { Problem, type Plan } from './plan.ts'
import { asArray, asObject, findNode, valueOfVariable, withItem } from './source-edits.ts'

const MENU_TABLE = 'mock-server/src/access/menu/menu-table.ts'
const MENU_PURPOSES = 'mock-server/src/access/menu/menu-purposes.ts'
const MENU_TEST = 'mock-server/src/access/menu/menu.test.ts'

export const MENU_FILES = { table: MENU_TABLE, purposes: MENU_PURPOSES } as const

/** The position of a page in the menu: beside the last page of an app, or at the end of a group. */
type MenuPosition = { app: string } | { group: string }
type MenuPage = { name: string; titles: Titles; path: string; target: string }

/** A row of the menu and what the page is for; returns its id. */
export function planMenuPage(plan: Plan, where: MenuPosition, page: MenuPage): string {
  const table = plan.read(MENU_TABLE)
  const neighbour = 'app' in where ? lastRowOfApp(table, where.app) : lastRowOfGroup(table, where.group)
  const [neighbourId, , , , , companies] = neighbour.elements
  const besideId = readText(neighbourId)
  const id = `${besideId.split('.')[0]}.${page.name}`
  if (findRow(table, (row) => readText(row.elements[0]) === id || readText(row.elements[3]) === page.path))
    throw new Problem(`${MENU_TABLE} has a page “${id}” or ${page.path} already.`)
  const { titles, path, target } = page
  const columns = [id, titles.en, titles.zh, path, target].map((text) => `'${text}'`)
  const row = `[${[...columns, companies?.getText() ?? 'standard'].join(', ')}]`
  plan.edit(MENU_TABLE, (text) => withRow(text, neighbour, row))
  plan.edit(MENU_PURPOSES, (text) => {
    const purposes = asObject(valueOfVariable(text, 'menuPurposes'), `menuPurposes of ${MENU_PURPOSES}`)
    const beside = purposes.properties.find(
      (one) => one.name !== undefined && readText(one.name) === besideId,
    )
    return withItem(purposes, `'${id}': ${purposeText(titles)}`, beside)
  })
  plan.edit(MENU_TEST, (text) =>
    withItem(asArray(valueOfVariable(text, 'laterPages'), `laterPages of ${MENU_TEST}`), `'${path}'`),
  )
  return id
}

/** A sentence that fits every page, until a person writes a better one. */
const purposeText = ({ en, zh }: Titles) => `{ en: '${en} of your company.', zh: '贵公司的${zh}。' }`

const readText = (node: ts.Node | undefined): string =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : ''

const isRow = (node: ts.Node): node is ts.ArrayLiteralExpression =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.length >= 6 &&
  node.elements.slice(0, 5).every(ts.isStringLiteral)

function rowsIn(text: string): ts.ArrayLiteralExpression[] {
  const rows: ts.ArrayLiteralExpression[] = []
  findNode(text, (node) => {
    if (isRow(node)) rows.push(node)
    return undefined
  })
  return rows
}

const findRow = (text: string, isIt: (row: ts.ArrayLiteralExpression) => boolean) => rowsIn(text).find(isIt)

function lastRowOfApp(table: string, app: string): ts.ArrayLiteralExpression {
  const row = rowsIn(table).findLast(({ elements }) => readText(elements[4]).startsWith(`${app}/`))
  if (row === undefined)
    throw new Problem(`${MENU_TABLE} has no page of ${app}, beside which this one would be.`)
  return row
}

function lastRowOfGroup(table: string, group: string): ts.ArrayLiteralExpression {
  const row = rowsIn(table).findLast(({ elements }) => readText(elements[0]).startsWith(`${group}.`))
  if (row !== undefined) return row
  const groups = new Set(rowsIn(table).map(({ elements }) => readText(elements[0]).split('.')[0]))
  throw new Problem(`There is no group “${group}” of the menu. Groups are ${[...groups].join(', ')}.`)
}

/** Inserts a row beside another one; the table is not formatted, so a list in one line gets a line for each row. */
function withRow(table: string, neighbour: ts.ArrayLiteralExpression, row: string): string {
  const rows = asArray(neighbour.parent, MENU_TABLE)
  const start = rows.getStart()
  if (table.slice(start, neighbour.getStart()).includes('\n')) return withItem(rows, row, neighbour)
  const line = table.slice(table.lastIndexOf('\n', start) + 1, start)
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const lines = [...rows.elements.map((one) => one.getText()), row].map((one) => `${indent}  ${one},\n`)
  return `${table.slice(0, start)}[\n${lines.join('')}${indent}]${table.slice(rows.getEnd())}`
}

/** Addresses that the menu has, below `/console/`, up to their next part. */
export function takenBases(plan: Plan): ReadonlySet<string> {
  const found = [MENU_TABLE, 'apps/shell/src/base/paths.ts'].flatMap((file) => [
    ...plan.read(file).matchAll(/'\/console\/([\w-]+)/g),
  ])
  return new Set(found.map(([, base = '']) => base))
}
