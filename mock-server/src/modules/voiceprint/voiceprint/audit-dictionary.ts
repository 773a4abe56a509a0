import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  voiceprint: {
    name: { en: 'Voiceprints', zh: '声纹' },
    opTypes: {
      'voiceprint.saveConfig': { en: 'Change settings', zh: '修改设置' },
      'voiceprint.addCategory': { en: 'Create category', zh: '新建分类' },
      'voiceprint.renameCategory': { en: 'Rename category', zh: '重命名分类' },
      'voiceprint.removeCategory': { en: 'Delete category', zh: '删除分类' },
      'voiceprint.removeCorpus': { en: 'Delete sample', zh: '删除语料' },
      'voiceprint.removeCheck': { en: 'Delete check record', zh: '删除核验记录' },
      'voiceprint.addVoice': { en: 'Add voice to category', zh: '将声音加入分类' },
      'voiceprint.manualRevise': { en: 'Set consistent by hand', zh: '手动设为一致' },
      'voiceprint.play': { en: 'Play voice', zh: '播放声音' },
      'voiceprint.export': { en: 'Export check records', zh: '导出核验记录' },
    },
  },
}
