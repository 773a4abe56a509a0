import { wordList } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import type { TableReason } from '../../../platform/tables/unusable-table.ts'

/** Labels that one refusal names. */
const MAX_NAMED_LABELS = 5

export const wordListTexts = {
  nameTaken: { en: 'Another word list has this name.', zh: '已有同名词表。' },
  tooMany: {
    en: `A company has at most ${wordList.MAX_WORD_LISTS} word lists.`,
    zh: `每家公司最多 ${wordList.MAX_WORD_LISTS} 个词表。`,
  },
  inUse: (labels: readonly { name: string }[]): Text => {
    const named = labels.slice(0, MAX_NAMED_LABELS).map(({ name }) => name)
    const others = labels.length - named.length
    return {
      en: `The list is in use by: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
      zh: `词表正被以下标签使用：${named.join('、')}${others > 0 ? `等 ${labels.length} 个` : ''}。`,
    }
  },
  tooLarge: { en: 'The file cannot exceed 1 MB.', zh: '文件大小不能超过 1MB。' },
  busy: {
    en: 'Several files are being read. Try again in a moment.',
    zh: '正在读取的文件较多，请稍后重试。',
  },
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>

/** Why no words can be read from a file; `{detail}` names the cause. */
export const fileReasons: Readonly<Record<TableReason, Text>> = {
  encoding: {
    en: 'Line {detail} is written neither in UTF-8 nor in GB18030. Save the file as “CSV UTF-8”.',
    zh: '第 {detail} 行的编码既不是 UTF-8 也不是 GB18030，请将文件另存为“CSV UTF-8”。',
  },
  notTable: {
    en: 'This is neither a CSV nor an XLSX file. Save it as one of these, without a password.',
    zh: '文件既不是 CSV 也不是 XLSX，请另存为其中一种格式，且不设密码。',
  },
  noSheet: {
    en: 'Every sheet of the XLSX file is hidden, or holds a chart only. Show the sheet with the words and save it again.',
    zh: 'XLSX 文件的所有工作表均已隐藏或仅含图表，请取消隐藏词语所在的工作表后重新保存。',
  },
  brokenXlsx: { en: 'The XLSX file is broken. Save it again.', zh: 'XLSX 文件已损坏，请重新保存。' },
  unpackedTooLarge: {
    en: 'The XLSX file contains more than a list of words can. Copy the words into a new file.',
    zh: 'XLSX 文件内容过大，请将词语复制到新文件中。',
  },
  quoting: {
    en: 'Line {detail}: a quotation mark is not closed, or is in a wrong position.',
    zh: '第 {detail} 行：引号未闭合或位置不正确。',
  },
  lineTooLong: {
    en: 'Line {detail} is too long. A quotation mark may be missing.',
    zh: '第 {detail} 行过长，可能缺少引号。',
  },
  empty: { en: 'The file is empty.', zh: '文件为空。' },
  textTooLong: {
    en: 'The XLSX file holds a text of more than {detail} characters. Copy the words into a new file.',
    zh: 'XLSX 文件中有超过 {detail} 个字符的文字，请将词语复制到新文件中。',
  },
  tooSlow: {
    en: 'The file takes too long to read. Copy the words into a new file.',
    zh: '文件读取时间过长，请将词语复制到新文件中。',
  },
  tooManyLines: {
    en: 'The file has more than {detail} lines. Divide it into several files.',
    zh: '文件超过 {detail} 行，请拆分为多个文件。',
  },
}
