import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  monitor: {
    name: { en: 'Monitoring', zh: '监控' },
    opTypes: {
      'monitor.edit': { en: 'Correct status', zh: '修正状态' },
      'monitor.acknowledgeAlert': { en: 'Acknowledge inactivity alert', zh: '确认闲置告警' },
      'monitor.exportTrack': { en: 'Export status track', zh: '导出状态轨迹' },
      'monitor.exportShifts': { en: 'Export shifts', zh: '导出排班执行' },
      'monitor.exportEdits': { en: 'Export edit history', zh: '导出编辑记录' },
    },
  },
}
