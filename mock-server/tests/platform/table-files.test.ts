import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../src/platform/tables/read-table.ts'
import type { TableLine } from '../../src/platform/tables/table-line.ts'
import { sheetXml, toWorkbook, buildZip } from '../support/xlsx.ts'

const LIMITS = { lines: 100, cells: 8, cellCharacters: 100 }

async function read(bytes: Buffer | string): Promise<TableLine[]> {
  const lines: TableLine[] = []
  for await (const line of readTable(Buffer.from(bytes), LIMITS)) lines.push(line)
  return lines
}
const cellsOf = async (bytes: Buffer | string) => (await read(bytes)).map(({ cells }) => cells)
const fixture = (name: string) => readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url))

const HEADS = ['Username', 'Name', 'Organisation', 'Phone']
const HOME = 'Harbour Mutual'

describe('files that people sent', () => {
  test.each([
    ['shared-strings-capital.xlsx', [['case.one', 'Case One', HOME, '13800000001']]],
    ['hidden-first-sheet.xlsx', [['case.two', 'Case Two', HOME, '13800000002']]],
    [
      'numbers-with-point-zero.xlsx',
      [
        ['1001', 'Case Three', HOME, '13800000003'],
        ['case.three.b', 'Case ThreeB', HOME, '8001234'],
      ],
    ],
    ['leading-zeros-by-format.xlsx', [['001234', 'Case Four (shown as 001234)', HOME, '13800000004']]],
    ['formatted-blank-rows.xlsx', [['case.five', 'Case Five', HOME, '13800000005']]],
    ['whole-row-formatted.xlsx', [['case.six', 'Case Six', HOME, '13800000006']]],
    ['sep-line.csv', [['case.sep', 'Case Sep', HOME, '13800000007']]],
    [
      'crlf-head-lf-rows.csv',
      [
        ['case.eol.a', 'Case EolA', HOME, '13800000081'],
        ['case.eol.b', 'Case EolB', HOME, '13800000082'],
      ],
    ],
    [
      'lf-head-crlf-rows.csv',
      [
        ['case.eol.c', 'Case EolC', HOME, '13800000083'],
        ['case.eol.d', 'Case EolD', HOME, '13800000084'],
      ],
    ],
    ['gbk-rare-name.csv', [['case.gbk', '陶喆', HOME, '13800000009']]],
  ])('%s is read as a person sees it', async (name, rows) => {
    expect(await cellsOf(fixture(name))).toEqual([HEADS, ...rows])
  })

  test('a title is a line like any other, with its number and the name of its sheet', async () => {
    const [title, heads] = await read(fixture('title-row.xlsx'))
    expect(title).toMatchObject({ line: 1, cells: ['Staff list 2026'], source: { sheet: 'Sheet1' } })
    expect(heads).toMatchObject({ line: 2, cells: HEADS })
  })
})

const one = sheetXml([['a']])

describe('the parts of a workbook', () => {
  const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
  /** ISO 29500 Strict has addresses of its own. */
  const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const related = (...all: readonly [string, string][]) =>
    `<Relationships xmlns="${PACKAGE}">${all
      .map(
        ([kind, target], index) =>
          `<Relationship Id="R${index}" Type="${STRICT}/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`

  test('are found by its relations, wherever they are and whatever they are called', async () => {
    const bytes = buildZip([
      { name: '_rels/.rels', content: related(['officeDocument', '/Office/Book.xml']) },
      {
        name: 'Office/Book.xml',
        content:
          '<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets><x:sheet name="P" r:id="R0"/></x:sheets></x:workbook>',
      },
      {
        name: 'Office/_rels/Book.xml.rels',
        content: related(
          ['worksheet', '../Data/My%20sheet.XML'],
          ['sharedStrings', 'Words.bin'],
          ['styles', '/look.xml'],
        ),
      },
      {
        name: 'Office/words.BIN',
        content: '<sst><si><r><t>Ma</t></r><r><t>ry</t></r><rPh><t>hint</t></rPh></si></sst>',
      },
      {
        name: 'look.xml',
        content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      },
      {
        name: 'Data/my sheet.xml',
        content: Buffer.from(
          '\uFEFF<worksheet><sheetData><row><c t="s"><v>0</v></c><c s="1"><v>0.5</v></c></row></sheetData></worksheet>',
          'utf16le',
        ),
      },
    ])
    expect(await cellsOf(bytes)).toEqual([['Mary', '50%']])
  })

  test('that are hidden, or are charts, are passed over, and how many others there are is known', async () => {
    const bytes = toWorkbook({
      sheets: [
        { name: 'Chart', xml: '<chartsheet/>', kind: 'chartsheet' },
        { name: 'Last year', xml: one, state: 'hidden' },
        { name: 'Lists', xml: one, state: 'veryHidden' },
        { name: 'About', xml: one },
        { name: 'This year', xml: sheetXml([['b']]), state: 'visible' },
      ],
    })
    expect(await read(bytes)).toMatchObject([
      { cells: ['b'], source: { sheet: 'This year', otherSheets: 3 } },
    ])
  })

  test.each([
    ['noSheet', toWorkbook({ sheets: [{ name: 'a', xml: one, state: 'hidden' }] })],
    ['noSheet', toWorkbook({ sheets: [{ name: 'a', xml: '<chartsheet/>', kind: 'chartsheet' }] })],
    ['brokenXlsx', buildZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }])],
    ['brokenXlsx', buildZip([{ name: '_rels/.rels', content: related(['officeDocument', 'nowhere.xml']) }])],
    ['brokenXlsx', buildZip([{ name: '_rels/.rels', content: related(['officeDocument', 'http://[']) }])],
    [
      'brokenXlsx',
      buildZip([
        {
          name: '_rels/.rels',
          content: `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
        },
      ]),
    ],
  ])('%s is the reason where there is no sheet to see', async (reason, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason })
  })
})

describe('a cell', () => {
  const styles = (...formats: readonly string[]) => {
    const escape = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const named = formats.map(
      (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escape(code)}"/>`,
    )
    const cells = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`)
    return `<styleSheet><numFmts>${named.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf/>${cells.join('')}</cellXfs><dxfs><dxf><numFmt numFmtId="200" formatCode="0%"/></dxf></dxfs></styleSheet>`
  }
  const cell = async (xml: string, { format = 'General', properties = '' } = {}) => {
    const sheet = `<worksheet><sheetData><row><c t="str"><v>x</v></c>${xml}</row></sheetData></worksheet>`
    const [line] = await read(
      toWorkbook({ sheets: [{ name: 'a', xml: sheet }], styles: styles(format), properties }),
    )
    return line?.cells[1] ?? ''
  }

  test.each([
    ['000000', '1234', '001234'],
    ['000-0000-0000', '13800000003', '138-0000-0003'],
    ['"EMP-"0000', '12', 'EMP-0012'],
    ['0', '8001234.0', '8001234'],
    ['0.0', '1001', '1001.0'],
    ['0%', '0.5', '50%'],
    ['0.00%', '0.92982', '92.98%'],
    ['#,##0.00', '1234567.891', '1,234,567.89'],
    ['yyyy-mm-dd', '45989', '2025-11-28'],
    ['yyyy"年"m"月"d"日"', '45989', '2025年11月28日'],
    ['[$-804]yyyy/m/d;@', '45989.75', '2025/11/28'],
    ['h:mm', '0.5', '12:00'],
    ['[h]:mm:ss', '1.5', '36:00:00'],
    ['_(* #,##0_);_(* (#,##0)', '-5', '(5)'],
    ['[Red]0;[Blue]-0', '7', '7'],
    ['# ?/?', '0.5', '1/2'],
    [';;;', '12', ''],
    ['@', '13800000003', '13800000003'],
    // Rounded to a power of ten, or to eleven characters: the digits are what was meant.
    ['0.00E+00', '13800000003', '13800000003'],
    ['General', '138000000031234', '138000000031234'],
    ['G/通用格式', '1001.0', '1001'],
    ['General', '1.3800000003E10', '13800000003'],
    ['General', '0.30000000000000004', '0.3'],
    ['General', '-0.5', '-0.5'],
    ['General', '12345678901234567890', '12345678901234567890'],
    // No library reads these.
    ['bogus[', '1234.0', '1234'],
    [`${'0'.repeat(300)}`, '5', '5'],
  ])('in the format %j with the number %s is %j', async (format, stored, shown) => {
    expect(await cell(`<c s="1"><v>${stored}</v></c>`, { format })).toBe(shown)
  })

  test.each([
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="inlineStr"><is><r><t>Ma</t></r><r><t>ry</t></r><rPh><t>hint</t></rPh></is></c>', 'Mary'],
    ['<c t="str"><v>a_x0041_b</v></c>', 'aAb'],
    ['<c t="n"><v>many</v></c>', 'many'],
    ['<c s="999"><v>7</v></c>', '7'],
    ['<c s="x"><v>7</v></c>', '7'],
    ['<c t="s"><v>99</v></c>', ''],
  ])('stored as %s is %j', async (xml, shown) => {
    expect(await cell(xml)).toBe(shown)
  })

  test('with a text in a format of its own is shown in it', async () => {
    expect(await cell('<c s="1" t="str"><v>7</v></c>', { format: '"EMP-"@' })).toBe('EMP-7')
    expect(await cell('<c s="1" t="str"><v>Mary</v></c>', { format: '0.00' })).toBe('Mary')
  })

  test('with a day of 1904, or written by ISO 8601, is the day that is shown', async () => {
    const format = 'yyyy-mm-dd'
    expect(
      await cell('<c s="1"><v>44527</v></c>', { format, properties: '<workbookPr date1904="1"/>' }),
    ).toBe('2025-11-28')
    expect(await cell('<c s="1" t="d"><v>2025-11-28T00:00:00</v></c>', { format })).toBe('2025-11-28')
    expect(await cell('<c s="1" t="d"><v>2025-11-28</v></c>', { format })).toBe('2025-11-28')
  })

  test('that is empty is nothing in whatever column, but a value beyond the last column is refused', async () => {
    const sheet = (last: string) => `<worksheet><sheetData><row>${last}</row></sheetData></worksheet>`
    const lines = (last: string) => cellsOf(toWorkbook({ sheets: [{ name: 'a', xml: sheet(last) }] }))
    expect(
      await lines('<c r="B1" t="str"><v>b</v></c><c r="XFD1" s="4"/><c r="D1" t="str"><v> </v></c>'),
    ).toEqual([['', 'b']])
    expect(await lines('<c s="1"/><c s="1"/><c t="str"><v>c</v></c>')).toEqual([['', '', 'c']])
    expect(await lines('<c r="H1"><v>8</v></c>')).toEqual([['', '', '', '', '', '', '', '8']])
    await expect(lines('<c r="I1"><v>9</v></c>')).rejects.toMatchObject({
      reason: 'lineTooLong',
      detail: '1',
    })
  })
})

describe('a text file', () => {
  const lines = async (bytes: Buffer | string) =>
    (await read(bytes)).map(({ line, cells }) => [line, ...cells])

  test('has a line wherever one ends, and the numbers of its own lines', async () => {
    expect(await lines('a,b\rc,d\r\n\n\n"e\r\nf\rg",h\ni,j')).toEqual([
      [1, 'a', 'b'],
      [2, 'c', 'd'],
      [5, 'e\nf\ng', 'h'],
      [8, 'i', 'j'],
    ])
    // The two characters of a line end lie in two pieces of the file.
    const lineOf = (length: number) => 'y'.repeat(length)
    const split = `${lineOf(21_844)}\n${lineOf(21_844)}\n${lineOf(21_845)}\r\nz`
    expect(split.indexOf('\r')).toBe(64 * 1024 - 1)
    expect((await read(split)).map(({ line }) => line)).toEqual([1, 2, 3, 4])
  })

  test.each([
    ['sep=;\r\na;b', [[2, 'a', 'b']]],
    ['"sep=|"\na|b,c', [[2, 'a', 'b,c']]],
    ['SEP=\t\na\tb;c', [[2, 'a', 'b;c']]],
    ['\uFEFFsep=,\na,b;c', [[2, 'a', 'b;c']]],
    ['sep=;', []],
    // A title, quoted commas, commas within amounts and semicolons within cells say nothing.
    [
      'Staff, 2026\na;b\nc;d',
      [
        [1, 'Staff, 2026'],
        [2, 'a', 'b'],
        [3, 'c', 'd'],
      ],
    ],
    [
      'a;b\n"x, y";1,5\nz;2,5',
      [
        [1, 'a', 'b'],
        [2, 'x, y', '1,5'],
        [3, 'z', '2,5'],
      ],
    ],
    [
      'a,b\nc,d;e\nf,g;h',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd;e'],
        [3, 'f', 'g;h'],
      ],
    ],
    ['\n;;\na;b;c\n', [[3, 'a', 'b', 'c']]],
    [
      'a\nb;c\nd\ne',
      [
        [1, 'a'],
        [2, 'b;c'],
        [3, 'd'],
        [4, 'e'],
      ],
    ],
  ])('%j is divided by what divides its lines', async (text, rows) => {
    expect(await lines(text)).toEqual(rows)
  })

  test.each([
    ['sep=;\n\na;"b\nc', '3'],
    ['a,b\r\r\n"c\r\nd"x,e', '4'],
  ])('%j is refused with the number of its line', async (text, detail) => {
    await expect(read(text)).rejects.toMatchObject({ reason: 'quoting', detail })
  })

  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  test.each([
    ['utf-8', Buffer.from('\uFEFF张,1')],
    ['utf-16le', Buffer.from('\uFEFF张,1', 'utf16le')],
    ['utf-16le', Buffer.from('张,1\r\n', 'utf16le')],
    ['utf-16be', utf16be('\uFEFF张,1')],
    ['utf-16be', utf16be('张,1')],
    ['gb18030', Buffer.from([0xd5, 0xc5, ...Buffer.from(',1')])],
  ])('in %s is read', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject([{ cells: ['张', '1'], source: { encoding, sheet: null } }])
  })

  test('in GB18030 has names of every part of it', async () => {
    // A common name, one beyond GB 2312, and one of four bytes.
    const bytes = Buffer.from('ccd586b42cd6ec46462c8139ef30', 'hex')
    expect(await cellsOf(bytes)).toEqual([['陶喆', '朱FF', '㐁']])
  })

  const beside = (hex: string) =>
    Buffer.from(`a,b\nc,${Buffer.from(hex, 'hex').toString('latin1')}\n`, 'latin1')
  test.each([
    ['Latin-1, an accent before a comma', Buffer.from('a,b\nJosé,c', 'latin1'), '2'],
    ['Latin-1, an accent within a word', Buffer.from('a,b\nc,d\nMüller,e', 'latin1'), '3'],
    ['Latin-1, an accent before a word', Buffer.from('a,b\nÇelik,c', 'latin1'), '2'],
    ['Shift JIS', beside('936392868e5293635f'), '2'],
    ['Big5: 張三豐與李四', beside('b1694354a4545f4ea7f5a57c'), '2'],
    [
      'UTF-8 with one line of another encoding',
      Buffer.from([...Buffer.from('张,b\n李,c\n'), 0xe9, 0x2c]),
      '3',
    ],
    ['UTF-8 that is cut off', Buffer.from('张,李').subarray(0, 6), '1'],
  ])('in another encoding is refused with its line: %s', async (_, bytes, detail) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason: 'encoding', detail })
  })

  test.each([
    ['bytes of a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1')],
    ['zero bytes within a text', Buffer.from('a,\0b\n')],
    ['UTF-16 with a zero', Buffer.from('\uFEFFa,\0', 'utf16le')],
  ])('is none: %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason: 'notTable' })
  })
})
