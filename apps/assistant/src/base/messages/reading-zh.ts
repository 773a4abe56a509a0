import type { readingEn } from './reading-en.ts'

export const readingZh: Record<keyof typeof readingEn, string> = {
  'reading.days': '日期',
  'reading.problem.backwards': '结束日期早于开始日期。',
  'reading.problem.tooLong': '最多 {max} 天。',
  'settings.unset': '尚未设置，使用默认值',
  'settings.noBusiness': '暂无业务',
}
