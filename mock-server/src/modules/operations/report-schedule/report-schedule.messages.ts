import { reportSchedule } from '@console/contracts'
import { reasonText } from '../../../platform/exports/exports.messages.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { ScheduleProblem } from './stored-schedule.ts'

export const scheduleTexts = {
  nameTaken: {
    en: 'You have a schedule of this name already. Choose another name.',
    zh: '您已有同名的定时报表，请换一个名称。',
  },
  otherPeriod: {
    en: 'A file of this report cannot have these days.',
    zh: '该报表不支持此时间范围。',
  },
  tooMany: {
    en: `You can have ${reportSchedule.MAX_SCHEDULES} schedules. Delete one that is no longer used first.`,
    zh: `每人最多 ${reportSchedule.MAX_SCHEDULES} 个定时报表，请先删除不再使用的定时报表。`,
  },
} satisfies Record<string, Text>

/** Why a schedule that an earlier version stored can no longer run, and what its person can do. */
export const problemTexts = {
  noReport: {
    en: 'This report no longer exists. Delete the schedule.',
    zh: '该报表已不存在，请删除此定时报表。',
  },
  filters: {
    en: 'The report no longer takes these filters. Delete the schedule, and schedule the report again from its page.',
    zh: '该报表不再支持这些筛选条件，请删除此定时报表，并在报表页面重新创建。',
  },
  times: {
    en: 'The report no longer takes these days or this time. Change the schedule.',
    zh: '该报表不再支持此日期或时间，请修改此定时报表。',
  },
} satisfies Record<ScheduleProblem, Text>

/** Why a report could not be started; beside the reasons of exports. */
const reasons = {
  ...problemTexts,
  rightGone: {
    en: 'Your roles no longer give the right to this report.',
    zh: '您的角色已没有此报表的权限。',
  },
  filterGone: {
    en: 'What the report is filtered by no longer exists, or is not yours to see.',
    zh: '报表的筛选对象已不存在，或您无权查看。',
  },
} satisfies Record<string, Text>
export type RunReason = keyof typeof reasons

export function runReasonText(reason: string): Text {
  return Object.entries(reasons).find(([code]) => code === reason)?.[1] ?? reasonText(reason)
}

/** Texts of the message about a run. */
export const messageTexts = {
  ready: (name: string): Text => ({ en: `Report ready: ${name}`, zh: `报表已生成：${name}` }),
  failed: (name: string): Text => ({ en: `Report failed: ${name}`, zh: `报表生成失败：${name}` }),
  inTray: { en: 'The file is in the export tray.', zh: '文件已在导出列表中。' },
}
