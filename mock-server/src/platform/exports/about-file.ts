import { toUnixSeconds } from '../clock.ts'
import type { Text } from '../messages/text.ts'
import { ABOUT_SHEET } from './about-sheet.ts'
import { localTime } from './cell.ts'
import type { Reader } from './export-file.ts'
import type { FactLine, FileContent } from './file-content.ts'
import { MAX_CELL_CHARACTERS } from './sheet-xml.ts'

/** What is known of a file when its writing begins. */
export type FileFacts = {
  title: string
  company: string
  filters: readonly FactLine[]
  /** Who requested it. */
  actor: string
}

const texts = {
  export: { en: 'Export', zh: '导出内容' },
  company: { en: 'Company', zh: '公司' },
  timezone: { en: 'Time zone', zh: '时区' },
  filters: { en: 'Filters', zh: '筛选条件' },
  none: { en: 'None', zh: '无' },
  rows: { en: 'Rows', zh: '行数' },
  requestedBy: { en: 'Requested by', zh: '导出人' },
  requestedAt: { en: 'Requested at', zh: '导出时间' },
  shortened: { en: 'Shortened cells', zh: '截断的单元格' },
  shortenedNote: {
    en: `A cell holds ${MAX_CELL_CHARACTERS} characters at most. The CSV export has them in full.`,
    zh: `单元格最多容纳 ${MAX_CELL_CHARACTERS} 个字符，完整内容请导出 CSV。`,
  },
} satisfies Record<string, Text>

const DATA_SHEET: Text = { en: 'Data', zh: '数据' }

/** The sheet about a file, and the names of all sheets. */
export function aboutFile(
  { title, company, filters, actor }: FileFacts,
  { language, timezone, requestedAt }: Reader,
): Pick<FileContent, 'about' | 'sheetNames'> {
  const line = (label: keyof typeof texts, value: FactLine[1]): FactLine => [texts[label][language], value]
  const indented = filters.map(([label, value]): FactLine => [`    ${label}`, value])
  return {
    sheetNames: { about: ABOUT_SHEET[language], data: DATA_SHEET[language] },
    about: ({ rows, shortened }) => [
      line('export', asHeading(title)),
      line('company', company),
      line('timezone', timezone),
      line('filters', filters.length === 0 ? texts.none[language] : null),
      ...indented,
      line('rows', rows),
      line('requestedBy', actor),
      line('requestedAt', localTime(toUnixSeconds(requestedAt), timezone)),
      ...(shortened === 0
        ? []
        : [line('shortened', shortened), ['', texts.shortenedNote[language]] as const]),
    ],
  }
}

/** `audit-log` begins the name of a file; on a sheet it is `Audit log`. */
function asHeading(title: string): string {
  const words = title.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
