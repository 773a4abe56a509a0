import { dailyReport } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const dailyReportTexts = {
  cannotEdit: { en: 'You may read this report but not edit it.', zh: '您可以查看此报表，但不能填写。' },
  noWorkplace: {
    en: 'This workplace does not exist any more, or you do not see it as a whole.',
    zh: '该职场已不存在，或您无权查看其全部数据。',
  },
  inFuture: { en: 'The day has not started yet.', zh: '该日期尚未开始。' },
  unknownColumn: { en: 'There is no such column.', zh: '该列不存在。' },
  notEditable: { en: 'This column is computed and cannot be edited.', zh: '该列由系统计算，不能填写。' },
  severalReports: {
    en: 'All columns of a change have to be of one report.',
    zh: '一次修改的各列必须属于同一报表。',
  },
  changedMeanwhile: {
    en: 'Somebody else changed this row after you opened it. Nothing was saved.',
    zh: '您打开后，其他人已修改此行，本次未保存。',
  },
} satisfies Record<string, Text>

export const valueTexts = {
  empty: { en: 'A value is required.', zh: '请填写。' },
  amount: {
    en: `Enter a whole number from 0 to ${dailyReport.MAX_AMOUNT.toLocaleString('en')}.`,
    zh: `请输入 0 到 ${dailyReport.MAX_AMOUNT.toLocaleString('en')} 的整数。`,
  },
  tooLong: {
    en: `At most ${dailyReport.MAX_VALUE_CHARACTERS} characters.`,
    zh: `最多 ${dailyReport.MAX_VALUE_CHARACTERS} 个字符。`,
  },
} satisfies Record<dailyReport.ValueProblem, Text>
