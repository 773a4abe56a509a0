import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  subApp: {
    name: { en: 'Apps', zh: '应用' },
    opTypes: {
      'subApp.register': { en: 'Register app', zh: '注册应用' },
      'subApp.changeDetails': { en: 'Change details of app', zh: '修改应用信息' },
      'subApp.remove': { en: 'Remove app', zh: '移除应用' },
      'subApp.addVersion': { en: 'Add version of app', zh: '新增应用版本' },
      'subApp.release': { en: 'Release apps', zh: '发布应用' },
      'subApp.fallBack': { en: 'Take failing version back', zh: '自动撤回故障版本' },
      'subApp.switchOff': { en: 'Switch app off', zh: '停用应用' },
      'subApp.switchOn': { en: 'Switch app on', zh: '启用应用' },
      'subApp.switchSlotOff': { en: 'Switch contribution of app off', zh: '停用应用扩展项' },
      'subApp.switchSlotOn': { en: 'Switch contribution of app on', zh: '启用应用扩展项' },
      'subApp.slotFailed': { en: 'Switch failing contribution off', zh: '自动停用故障扩展项' },
      'subApp.saveFieldValues': { en: 'Save values of app fields', zh: '保存应用字段' },
      'subApp.developLocally': { en: 'Open app from own machine', zh: '打开本机应用' },
      'subApp.consent': { en: 'Consent to app', zh: '授权应用' },
    },
  },
}
