import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; content: string | Buffer; announcedBytes?: number }

/** Builds a zip file with these parts; `announcedBytes` is the size that a part declares. */
export function buildZip(parts: readonly Part[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, announcedBytes } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const sizes = Buffer.alloc(20)
    sizes.writeUInt16LE(8, 0)
    sizes.writeUInt32LE(crc32(bytes), 6)
    sizes.writeUInt32LE(packed.length, 10)
    sizes.writeUInt32LE(announcedBytes ?? bytes.length, 14)
    sizes.writeUInt16LE(Buffer.byteLength(name), 18)
    const head = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x08', 'latin1'), sizes, Buffer.alloc(2)])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02\x14\x00\x14\x00\x00\x08', 'latin1')
    sizes.copy(entry, 10)
    entry.writeUInt32LE(offset, 42)
    local.push(head, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    offset += head.length + Buffer.byteLength(name) + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

/** A cell: a text, a number, a formula with its computed text, or a text that is written once for several cells. */
export type XlsxCell = string | number | { formula: string; result: string } | { shared: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const columnName = (position: number) => String.fromCharCode(65 + position)

function cellXml(cell: XlsxCell, reference: string, shared: string[]): string {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('formula' in cell) {
    return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`
  }
  shared.push(cell.shared)
  return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
const relations = (...all: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

type Sheet = { name: string; xml: string; state?: string; kind?: string }
type Workbook = {
  sheets: readonly Sheet[]
  shared?: string
  styles?: string
  properties?: string
  extra?: readonly Part[]
}

/** A workbook of these parts, named and placed as most programs do. */
export function toWorkbook({ sheets, shared, styles, properties = '', extra = [] }: Workbook): Buffer {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state === undefined ? '' : `state="${state}" `}r:id="rId${index + 1}"/>`,
  )
  return buildZip([
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${OFFICE}">${properties}<sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        ...sheets.map(({ kind = 'worksheet' }, index) =>
          relation(`rId${index + 1}`, kind, `worksheets/sheet${index + 1}.xml`),
        ),
        ...(shared === undefined ? [] : [relation('rId900', 'sharedStrings', 'sharedStrings.xml')]),
        ...(styles === undefined ? [] : [relation('rId901', 'styles', 'styles.xml')]),
      ),
    },
    ...(shared === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: shared }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: styles }]),
    ...sheets.map(({ xml }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: xml })),
    ...extra,
  ])
}

/** The XML of a sheet. */
export function sheetXml(rows: readonly (readonly XlsxCell[])[], shared: string[] = []): string {
  const body = rows.map((row, index) => {
    const cells = row.map((cell, position) => cellXml(cell, `${columnName(position)}${index + 1}`, shared))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`
}

/** A file as spreadsheets save it, with one sheet. */
export function buildXlsx(
  rows: readonly (readonly XlsxCell[])[],
  { name = 'People', sheet, extra = [] }: { name?: string; sheet?: string; extra?: readonly Part[] } = {},
): Buffer {
  const shared: string[] = []
  const xml = sheetXml(rows, shared)
  const texts = shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')
  return toWorkbook({ sheets: [{ name, xml: sheet ?? xml }], shared: `<sst>${texts}</sst>`, extra })
}
