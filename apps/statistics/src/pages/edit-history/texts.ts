import { headTexts, monitorColumns } from '@console/contracts'
import { trackStatusMessages } from '../../components/track-status-messages.ts'

const heads = headTexts({
  'editHistory.account': monitorColumns.account,
  'editHistory.editor': monitorColumns.editor,
  'editHistory.time': monitorColumns.editedAt,
  'editHistory.before': monitorColumns.before,
  'editHistory.after': monitorColumns.after,
  'editHistory.reason': monitorColumns.reason,
})

const en = {
  editHistory: 'Edit history',
  'editHistory.count': '{count, plural, one {# correction} other {# corrections}}',
  'editHistory.heartbeat': 'Heartbeat',
  'editHistory.failed': 'The edit history could not be loaded',
  'editHistory.filtered': 'No correction matches these filters',
  'editHistory.none': 'No corrections on these days',
  'editHistory.none.text': 'Nobody corrected a status. Choose other days.',
  'editHistory.export.failed': 'Exporting the edit history failed',
  'user.list.failed': 'The user list could not be loaded',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  editHistory: '修改记录',
  'editHistory.count': '{count, number} 条修改',
  'editHistory.heartbeat': '心跳',
  'editHistory.failed': '修改记录加载失败',
  'editHistory.filtered': '没有符合筛选条件的修改记录',
  'editHistory.none': '这些日期没有修改记录',
  'editHistory.none.text': '没有人修改过状态，请选择其他日期。',
  'editHistory.export.failed': '编辑记录导出失败',
  'user.list.failed': '获取用户列表失败',
}

/** They load with the page. */
export const texts = {
  en: { ...trackStatusMessages.en, ...heads.en, ...en },
  zh: { ...trackStatusMessages.zh, ...heads.zh, ...zh },
}
