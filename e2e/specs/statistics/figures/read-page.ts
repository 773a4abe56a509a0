import { expect, type Locator, type Page } from '@playwright/test'
import type { Figure } from './figure.ts'

/** A table as it is shown. The `key` of a row is the id of its record, if it is about one. */
export type ShownTable = { title: string; head: string[]; rows: ShownRow[]; totals: string[] }
type ShownRow = { key: string; cells: string[] }

/** A chart as a table. */
export async function chartTable(page: Page, title: string): Promise<ShownTable> {
  const figure = page.getByRole('figure', { name: title, exact: true })
  await figure.getByRole('button', { name: 'As a table' }).click()
  return readTable(title, figure.getByRole('table'))
}

/** A list of records, once it is loaded. */
export async function listTable(page: Page, title: string): Promise<ShownTable> {
  const list = page.locator(`section[aria-label="${title}"][aria-busy=false]`)
  await expect(list.locator('tbody tr[data-row-key]').first()).toBeVisible()
  return readTable(title, list.getByRole('table'))
}

export async function readTable(title: string, table: Locator): Promise<ShownTable> {
  const shown = await table.first().evaluate((element) => {
    const readRows = (rows: string) =>
      [...element.querySelectorAll<HTMLElement>(rows)].map((row) => ({
        key: row.dataset['rowKey'] ?? '',
        cells: [...row.querySelectorAll<HTMLElement>(':scope > *')].map((cell) => cell.innerText.trim()),
      }))
    return {
      head: readRows('thead tr')[0]?.cells ?? [],
      // Tables of records measure their columns in an additional row.
      rows: readRows(element.querySelector('[data-row-key]') ? 'tbody [data-row-key]' : 'tbody tr'),
      totals: readRows('tfoot tr')[0]?.cells ?? [],
    }
  })
  expect(shown.rows.length, `rows of ${title}`).toBeGreaterThan(0)
  return { title, ...shown }
}

/**
 * Returns the table without the rows whose name other rows have too, because such a name does not say which one is meant.
 */
export function singleRows(table: ShownTable): ShownTable {
  const names = table.rows.map(({ cells }) => cells[0])
  const isSingle = (name: string | undefined) => names.indexOf(name) === names.lastIndexOf(name)
  return { ...table, rows: table.rows.filter(({ cells }) => isSingle(cells[0])) }
}

type Cell = { key: string; name: string; column: string }

/** The cells of a table as figures; `queryOf` returns undefined for a cell that is no figure. */
export function cellFigures(
  { title, head, rows }: Pick<ShownTable, 'title' | 'head' | 'rows'>,
  queryOf: (cell: Cell) => string | undefined,
  decimals?: number,
): Figure[] {
  return rows.flatMap(({ key, cells: [name = '', ...cells] }) =>
    cells.flatMap((shown, index): Figure[] => {
      const column = head[index + 1] ?? ''
      const query = queryOf({ key, name, column })
      if (query === undefined || column === 'Level') return []
      const figure = { part: title, name: `${name} ${key}, ${column}`, shown, query }
      return [decimals === undefined ? figure : { ...figure, decimals }]
    }),
  )
}

/** The totals below a table as figures. */
export function totalFigures(
  { title, head, totals }: ShownTable,
  queryOf: (column: string) => string | undefined,
): Figure[] {
  return cellFigures({ title: `${title}, totals`, head, rows: [{ key: '', cells: totals }] }, ({ column }) =>
    queryOf(column),
  )
}

/** Cards as figures: each value by the name of its card, a rate beside it as `<name>, rate`, and a part of it as `<name>, <part>`. */
export async function cardFigures(
  page: Page,
  label: string,
  queries: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const shown = new Map(await readCards(page.getByRole('main').locator(`dl[aria-label="${label}"]`)))
  expect([...shown.keys()], label).toEqual(expect.arrayContaining(Object.keys(queries)))
  return Object.entries(queries).map(([name, query]) => ({
    part: label,
    name,
    shown: shown.get(name) ?? '',
    query,
  }))
}

async function readCards(list: Locator): Promise<[name: string, shown: string][]> {
  return list.evaluate((element) =>
    [...element.children].flatMap((card): [string, string][] => {
      const readText = (part: Element | null | undefined) => part?.textContent?.trim() ?? ''
      const name = readText(card.querySelector('dt button') ?? card.querySelector('dt'))
      const [first, ...others] = card.querySelectorAll('dd')
      const [value, rate] = first?.children ?? []
      const parts = others.flatMap((other): [string, string][] => {
        const [part, shown, ...more] = other.children
        return shown === undefined || more.length > 0 ? [] : [[`${name}, ${readText(part)}`, readText(shown)]]
      })
      return [
        [name, readText(value ?? first)],
        [`${name}, rate`, readText(rate?.querySelector('button'))],
        ...parts,
      ]
    }),
  )
}

/** A parameter of the address that the page has written there. */
export async function readParameter(page: Page, name: string): Promise<string> {
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get(name) !== null)
  return new URL(page.url()).searchParams.get(name) ?? ''
}
