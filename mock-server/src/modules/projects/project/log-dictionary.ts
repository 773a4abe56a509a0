import { projectLog, type DataOf, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { canSeeProject } from './project.policy.ts'

type Entry = Text & { type: DataOf<typeof projectLog.logDictionary>[number]['type'] }

/** Fields of the operation log in the order to show them. What is not here is not shown. */
const DICTIONARY = {
  name: { en: 'Name', zh: '项目名称', type: 'text' },
  industryID: { en: 'Industry', zh: '行业', type: 'text' },
  manpowerDemand: { en: 'Manpower need', zh: '人力需求', type: 'text' },
  status: { en: 'Status', zh: '状态', type: 'text' },
  description: { en: 'Description', zh: '项目描述', type: 'text' },
  contractor: { en: 'Contractor', zh: '服务商', type: 'text' },
  manpowerApplied: { en: 'Manpower offered', zh: '可提供人力', type: 'text' },
  manpowerAssigned: { en: 'Manpower assigned', zh: '分配人力', type: 'text' },
  confirmedManpower: { en: 'Confirmed manpower', zh: '确认人力', type: 'text' },
  applicationDesc: { en: 'Application', zh: '申请说明', type: 'text' },
  contactPerson: { en: 'Contact person', zh: '联系人', type: 'text' },
  contact: { en: 'Contact', zh: '联系方式', type: 'text' },
  reviewRemark: { en: 'Review remark', zh: '审核意见', type: 'text' },
  attachments: { en: 'Attachments', zh: '附件', type: 'urlList' },
  month: { en: 'Month', zh: '月份', type: 'text' },
  remark: { en: 'Remark', zh: '备注', type: 'text' },
  report: { en: 'Report', zh: '报告', type: 'urlList' },
} as const satisfies Record<string, Entry>

export type LogKey = keyof typeof DICTIONARY
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the constant itself
export const LOG_KEYS = Object.keys(DICTIONARY) as readonly LogKey[]

export const isLinkList = (key: LogKey): boolean => DICTIONARY[key].type === 'urlList'

export const getLogDictionary = route(projectLog.logDictionary, {
  policy: canSeeProject,
  handler: async ({ language }) => dictionaryIn(language),
})

export function dictionaryIn(language: Language): DataOf<typeof projectLog.logDictionary> {
  return LOG_KEYS.map((key) => ({ key, name: DICTIONARY[key][language], type: DICTIONARY[key].type }))
}
