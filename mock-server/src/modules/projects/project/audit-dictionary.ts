import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  project: {
    name: { en: 'Projects', zh: '项目' },
    opTypes: {
      'project.create': { en: 'Create project', zh: '新建项目' },
      'project.modify': { en: 'Change project', zh: '修改项目' },
      'project.addManpower': { en: 'Raise manpower demand', zh: '增加人力需求' },
      'project.pass': { en: 'Pass application', zh: '通过申请' },
      'project.reject': { en: 'Reject application', zh: '驳回申请' },
      'project.assign': { en: 'Change assigned manpower', zh: '调整分配人力' },
    },
  },
}
