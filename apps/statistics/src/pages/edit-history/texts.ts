import { headTexts, monitorColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { trackStatusTexts } from '../../components/track-status-texts.ts'

export const texts = defineTexts(
  trackStatusTexts,
  headTexts({
    'editHistory.account': monitorColumns.account,
    'editHistory.editor': monitorColumns.editor,
    'editHistory.time': monitorColumns.editedAt,
    'editHistory.before': monitorColumns.before,
    'editHistory.after': monitorColumns.after,
    'editHistory.reason': monitorColumns.reason,
  }),
  {
    editHistory: ['Edit history', '修改记录'],
    'editHistory.count': [
      '{count, plural, one {# correction} other {# corrections}}',
      '{count, number} 条修改',
    ],
    'editHistory.heartbeat': ['Heartbeat', '心跳'],
    'editHistory.failed': ['The edit history could not be loaded', '修改记录加载失败'],
    'editHistory.filtered': ['No correction matches these filters', '没有符合筛选条件的修改记录'],
    'editHistory.none': ['No corrections on these days', '这些日期没有修改记录'],
    'editHistory.none.text': [
      'Nobody corrected a status. Choose other days.',
      '没有人修改过状态，请选择其他日期。',
    ],
    'editHistory.export.failed': ['Exporting the edit history failed', '编辑记录导出失败'],
    'user.list.failed': ['The user list could not be loaded', '获取用户列表失败'],
  },
)
