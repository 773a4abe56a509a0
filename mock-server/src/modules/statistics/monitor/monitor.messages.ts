import type { Text } from '../../../platform/messages/text.ts'

export const monitorTexts = {
  endNotAfterStart: { en: 'The end has to be after the start.', zh: '结束时间必须晚于开始时间。' },
  notOneDay: { en: 'Start and end have to be on the same day.', zh: '开始和结束时间必须在同一天。' },
  inFuture: { en: 'The end is in the future.', zh: '结束时间在未来。' },
  factsDeleted: {
    en: 'The records of that day are deleted, so its figures can no longer be computed. Nothing was saved.',
    zh: '该日的记录已被删除，无法重新计算数据，本次未保存。',
  },
} satisfies Record<string, Text>

/** `at`: a time in the company's zone. */
export function correctedBy({ by, at }: { by: string; at: string }): Text {
  return {
    en: `${by} corrected this day at ${at}, after you opened it. Load it again.`,
    zh: `您打开后，${by} 已于 ${at} 修正了该日的状态，请重新加载。`,
  }
}

export function acknowledgedBy({ by, at }: { by: string; at: string }): Text {
  return {
    en: `${by} acknowledged this alert at ${at}.`,
    zh: `${by} 已于 ${at} 确认此告警。`,
  }
}
