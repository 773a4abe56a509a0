import { xmlText } from './xml-text.ts'

/** Indexes of `cellXfs` in the styles. */
export const STYLE = {
  plain: 0,
  head: 1,
  text: 2,
  time: 3,
  day: 4,
  label: 5,
  duration: 6,
  share: 7,
  hours: 8,
} as const

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export type Sheet = { name: string; path: string }

/** The parts beside the sheets, by path. The second sheet, the first one with data, is shown when the file is opened. */
export function workbookParts(sheets: readonly Sheet[]): ReadonlyMap<string, string> {
  return new Map([
    ['xl/workbook.xml', workbook(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets)],
    ['xl/styles.xml', STYLES],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['[Content_Types].xml', contentTypes(sheets)],
  ])
}

function workbook(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="1"/></bookViews><sheets>${listed.join('')}</sheets></workbook>`
}

function workbookRelations(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ path }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="${path.replace('xl/', '')}"/>`,
  )
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}${styles}</Relationships>`
}

function contentTypes(sheets: readonly Sheet[]): string {
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${sheets.map(({ path }) => part(path, 'worksheet')).join('')}</Types>`
}

export type SheetHead = { columns: string; isActive: boolean }

/** The XML before the rows of a sheet. Its first row stays visible. */
export function sheetBegin({ columns, isActive }: SheetHead): string {
  const selected = isActive ? ' tabSelected="1"' : ''
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${selected} workbookViewId="0">${frozen}</sheetView></sheetViews>${columns}<sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'

const xf = (numberFormat: number, rest = ' fontId="0" fillId="0"'): string =>
  `<xf numFmtId="${numberFormat}" borderId="0" xfId="0" applyNumberFormat="1"${rest}/>`
/** 49 is the format of texts, so that a cell stays one when somebody types into it. */
const TEXT_FORMAT = 49
const TIME_FORMAT = 164
const DAY_FORMAT = 165
/** Hours above 24 are hours, not days. */
const DURATION_FORMAT = 166
/** `0.00%`, which every spreadsheet has. */
const SHARE_FORMAT = 10
/** `0.00`, which every spreadsheet has. */
const HOURS_FORMAT = 2

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="${TIME_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="${DAY_FORMAT}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${DURATION_FORMAT}" formatCode="[hh]:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDEFF2"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${[
  xf(0),
  xf(TEXT_FORMAT, ' fontId="1" fillId="2" applyFont="1" applyFill="1"'),
  xf(TEXT_FORMAT),
  xf(TIME_FORMAT),
  xf(DAY_FORMAT),
  xf(TEXT_FORMAT, ' fontId="1" fillId="0" applyFont="1"'),
  xf(DURATION_FORMAT),
  xf(SHARE_FORMAT),
  xf(HOURS_FORMAT),
].join(
  '',
)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
