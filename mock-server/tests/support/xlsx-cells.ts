import { text } from 'node:stream/consumers'
import sax from 'sax'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** A cell as the file has it: its type in the file, what is in it, and the format of its style. */
export type XlsxCell = { type: 'text' | 'number'; value: string; format: string }
export type XlsxSheet = {
  name: string
  rows: (XlsxCell | null)[][]
  widths: number[]
  frozenRows: number
  isActive: boolean
}

const BUILT_IN_FORMATS: Readonly<Record<string, string>> = { 0: 'General', 2: '0.00', 10: '0.00%', 49: '@' }

/** Reads a workbook back, sheet by sheet in the order of its tabs. */
export async function readSheets(bytes: Buffer): Promise<XlsxSheet[]> {
  const parts = await unzipParts(bytes)
  const formats = parseNumberFormats(parts)
  const active = Number(/activeTab="(\d+)"/.exec(part(parts, 'xl/workbook.xml'))?.[1] ?? 0)
  const targets = new Map<string, string>()
  walk(part(parts, 'xl/_rels/workbook.xml.rels'), (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target)
  })
  const sheets: XlsxSheet[] = []
  walk(part(parts, 'xl/workbook.xml'), (tag, { name = '', 'r:id': id = '' }) => {
    if (tag !== 'sheet') return
    const sheet = parseSheet(part(parts, `xl/${targets.get(id)}`), formats)
    sheets.push({ ...sheet, name, isActive: sheets.length === active })
  })
  return sheets
}

/** The texts of one sheet, as somebody who reads it as a table gets them. */
export function toCellTexts({ rows }: Pick<XlsxSheet, 'rows'>): string[][] {
  return rows.map((cells) => cells.map((cell) => cell?.value ?? ''))
}

function parseSheet(xml: string, formats: readonly string[]): Omit<XlsxSheet, 'name' | 'isActive'> {
  const sheet = { rows: [] as (XlsxCell | null)[][], widths: [] as number[], frozenRows: 0 }
  let cell: XlsxCell | null = null
  walk(
    xml,
    (name, attributes) => {
      if (name === 'pane' && attributes['state'] === 'frozen') sheet.frozenRows = Number(attributes['ySplit'])
      if (name === 'col') sheet.widths.push(Number(attributes['width']))
      if (name === 'row') sheet.rows.push([])
      if (name !== 'c') return
      const row = sheet.rows.at(-1) ?? []
      const index = parseColumnIndex(attributes['r'] ?? '')
      while (row.length < index) row.push(null)
      const type = attributes['t'] === 'inlineStr' ? 'text' : 'number'
      cell = { type, value: '', format: formats[Number(attributes['s'] ?? 0)] ?? '' }
      row.push(cell)
    },
    (piece) => {
      if (cell) cell.value += piece
    },
  )
  return sheet
}

/** The number format of each style. */
function parseNumberFormats(parts: ReadonlyMap<string, string>): string[] {
  const own = new Map<string, string>()
  const formats: string[] = []
  let isInside = false
  walk(part(parts, 'xl/styles.xml'), (name, { numFmtId = '', formatCode = '' }) => {
    if (name === 'numFmt') own.set(numFmtId, formatCode.replaceAll('\\', ''))
    if (name === 'cellXfs' || name === 'cellStyles') isInside = name === 'cellXfs'
    if (name === 'xf' && isInside) formats.push(own.get(numFmtId) ?? BUILT_IN_FORMATS[numFmtId] ?? numFmtId)
  })
  return formats
}

function walk(
  xml: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
  piece: (text: string) => void = () => {},
): void {
  const reading = sax.parser(true)
  reading.onerror = (error) => {
    throw error
  }
  reading.onopentag = ({ name, attributes }) =>
    open(name, Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])))
  reading.ontext = piece
  reading.write(xml).close()
}

function part(parts: ReadonlyMap<string, string>, name: string): string {
  const xml = parts.get(name)
  if (xml === undefined) throw new Error(`the workbook has no ${name}`)
  return xml
}

function parseColumnIndex(reference: string): number {
  const letters = reference.replace(/\d+$/, '')
  return Array.from(letters).reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

async function unzipParts(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>()
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (opened ? resolve(opened) : reject(error))),
  )
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error)
        text(stream).then((content) => {
          parts.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
      })
    })
    zip.readEntry()
  })
  return parts
}
