import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Cell } from '../../src/platform/exports/cell.ts'
import type { FileContent } from '../../src/platform/exports/file-content.ts'
import { xlsxFile, type SheetLimits } from '../../src/platform/exports/xlsx-file.ts'
import { readSheets, toCellTexts } from '../support/xlsx-cells.ts'

type Table = Pick<FileContent, 'totals'> & {
  heads?: string[]
  batches: AsyncIterable<Cell[][]>
  limits?: SheetLimits
}

function fileOf({ heads = ['A'], batches, totals, limits }: Table): AsyncGenerator<Buffer> {
  const content: FileContent = {
    heads,
    batches,
    ...(totals && { totals }),
    sheetNames: { about: 'About', data: 'Data' },
    about: ({ rows, shortened }) => [
      ['Rows', rows],
      ['Shortened', shortened],
    ],
  }
  return xlsxFile(content, limits)
}

async function* inBatches(...batches: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* batches
}

const sheetsFrom = async (table: Table) => readSheets(await buffer(fileOf(table)))

test.each(['013800000001', '0012', '1E5', '+8613800000001', '=1+1', '-1', '@SUM(A1)', '2026-11-20', 'true'])(
  'the text %s is a text cell with exactly these characters',
  async (value) => {
    const [, data] = await sheetsFrom({ batches: inBatches([[value]]) })
    expect(data?.rows).toEqual([
      [{ type: 'text', value: 'A', format: '@' }],
      [{ type: 'text', value, format: '@' }],
    ])
  },
)

test('numbers, days, moments, durations and shares are typed, and an empty cell is empty', async () => {
  const [, data] = await sheetsFrom({
    heads: ['n', 'd', 't', 's', 'p', 'e', 'z'],
    batches: inBatches([
      [
        0.25,
        { local: '2026-11-20' },
        { local: '2026-11-20 14:26:41' },
        { seconds: 90_000.9 },
        { fraction: 0.125 },
        null,
        '',
      ],
    ]),
  })
  expect(data?.rows[1]).toEqual([
    { type: 'number', value: '0.25', format: 'General' },
    { type: 'number', value: '46346', format: 'yyyy-mm-dd' },
    {
      type: 'number',
      value: String(46_346 + (14 * 3600 + 26 * 60 + 41) / 86_400),
      format: 'yyyy-mm-dd hh:mm:ss',
    },
    { type: 'number', value: String(90_000 / 86_400), format: '[hh]:mm:ss' },
    { type: 'number', value: '0.125', format: '0.00%' },
  ])
})

test('markup, line ends and what XML cannot contain do not break the file', async () => {
  const values = ['<b>&"', ' a\nb ', 'c\r\nd', 'e\u0000f', '_x000D_', 'g\uD800h', '😀']
  const [, data] = await sheetsFrom({ batches: inBatches(values.map((value) => [value])) })
  expect(data?.rows.slice(1).map(([cell]) => cell?.value)).toEqual([
    '<b>&"',
    ' a\nb ',
    'c_x000D_\nd',
    'e_x0000_f',
    '_x005F_x000D_',
    'g\uFFFDh',
    '😀',
  ])
})

test('the head row is frozen, columns are as wide as their contents, and the data is what opens', async () => {
  const [about, data] = await sheetsFrom({
    heads: ['Id', 'Name', 'Text'],
    batches: inBatches([['1', '坐席坐席坐席', 'x'.repeat(500)]]),
  })
  expect(data).toMatchObject({ name: 'Data', frozenRows: 1, widths: [8, 14, 60], isActive: true })
  expect(about).toMatchObject({ name: 'About', isActive: false })
})

test('a table that is longer than a sheet continues on the next one, under the same heads', async () => {
  const sheets = await sheetsFrom({
    heads: ['n'],
    batches: inBatches([['1'], ['2'], ['3']], [], [['4'], ['5']]),
    limits: { rows: 3, characters: 1_000_000 },
  })
  expect(sheets.map((sheet) => [sheet.name, toCellTexts(sheet).flat()])).toEqual([
    ['About', ['About', 'Rows', '5', 'Shortened', '0']],
    ['Data', ['n', '1', '2']],
    ['Data 2', ['n', '3', '4']],
    ['Data 3', ['n', '5']],
  ])
})

test('totals are the last row, in bold, also on a sheet of their own, and no row of the table', async () => {
  const totals = () => ['Total', 3]
  const batches = () => inBatches([['a', 1]], [['b', 2]])
  const [about, data] = await sheetsFrom({ batches: batches(), totals })
  expect(about && toCellTexts(about)[1]).toEqual(['Rows', '2'])
  expect(data && toCellTexts(data)).toEqual([['A'], ['a', '1'], ['b', '2'], ['Total', '3']])
  const limits = { rows: 3, characters: 1_000_000 }
  const full = await sheetsFrom({ batches: batches(), totals, limits })
  expect(full.slice(1).map(toCellTexts)).toEqual([
    [['A'], ['a', '1'], ['b', '2']],
    [['A'], ['Total', '3']],
  ])
  const [, none] = await sheetsFrom({ batches: inBatches([['a', 1]]), totals: () => null })
  expect(none && toCellTexts(none)).toEqual([['A'], ['a', '1']])
})

test('a table that fills its sheet exactly, or is empty, has one sheet', async () => {
  const limits = { rows: 3, characters: 1_000_000 }
  const full = await sheetsFrom({ batches: inBatches([['1'], ['2']]), limits })
  expect(full.map(({ name }) => name)).toEqual(['About', 'Data'])
  const [, empty] = await sheetsFrom({ batches: inBatches([]) })
  expect(empty && toCellTexts(empty)).toEqual([['A']])
})

test('a text of 32,767 characters is whole, a longer one ends in an ellipsis and is counted', async () => {
  const [about, data] = await sheetsFrom({
    batches: inBatches([['a'.repeat(32_767)], ['b'.repeat(32_768)]]),
  })
  const [, whole, cut] = data ? toCellTexts(data).flat() : []
  expect(whole).toBe('a'.repeat(32_767))
  expect(cut).toBe(`${'b'.repeat(32_766)}…`)
  expect(about?.rows[2]?.[1]).toEqual({ type: 'number', value: '1', format: 'General' })
})

test('no batch is read before the ones before it are taken, so that memory does not grow with the file', async () => {
  let read = 0
  let isEnded = false
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        read += 1
        yield Array.from({ length: 200 }, () => [crypto.randomUUID().repeat(50)])
      }
    } finally {
      isEnded = true
    }
  }
  const file = fileOf({ batches: endless() })
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    // A batch is 8 kB compressed; the data in transit is a few buffers of 16 and 64 kB.
    expect(read).toBeLessThan(bytes / 5_000 + 30)
    if (bytes > 1_000_000) break
  }
  await expect.poll(() => isEnded).toBe(true)
})

test('an error while rows are read ends the file with it', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield [['1']]
    throw new Error('the database is gone')
  }
  await expect(buffer(fileOf({ batches: failing() }))).rejects.toThrow('the database is gone')
})
