import type { DataOf, projectLog } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

type Entry = Text & { type: DataOf<typeof projectLog.logDictionary>[number]['type'] }

/** Fields of the operation log in the order to show them. What is not here is not shown. */
export const LOG_DICTIONARY = {
  name: { en: 'Name', zh: '项目名称', type: 'text' },
  industryID: { en: 'Industry', zh: '行业', type: 'text' },
  manpowerDemand: { en: 'Manpower demand', zh: '人力需求', type: 'text' },
  status: { en: 'Status', zh: '状态', type: 'text' },
  description: { en: 'Description', zh: '项目描述', type: 'text' },
  contractor: { en: 'Contractor', zh: '服务商', type: 'text' },
  business: { en: 'Business', zh: '业务', type: 'text' },
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

export type LogKey = keyof typeof LOG_DICTIONARY
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the constant itself
export const LOG_KEYS = Object.keys(LOG_DICTIONARY) as readonly LogKey[]

export const isLinkList = (key: LogKey): boolean => LOG_DICTIONARY[key].type === 'urlList'
