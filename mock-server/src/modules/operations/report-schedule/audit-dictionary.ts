import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  reportSchedule: {
    name: { en: 'Scheduled reports', zh: '定时报表' },
    opTypes: {
      'reportSchedule.create': { en: 'Schedule report', zh: '新建定时报表' },
      'reportSchedule.modify': { en: 'Change schedule', zh: '修改定时报表' },
      'reportSchedule.pause': { en: 'Pause schedule', zh: '暂停定时报表' },
      'reportSchedule.resume': { en: 'Resume schedule', zh: '恢复定时报表' },
      'reportSchedule.remove': { en: 'Delete schedule', zh: '删除定时报表' },
      'reportSchedule.end': { en: 'End schedule', zh: '终止定时报表' },
      'reportSchedule.fail': { en: 'Report failed', zh: '报表生成失败' },
    },
  },
}
