import { appTexts } from '@console/domain-ui/app-texts'
import { formTexts } from '@console/ui/form-texts'
import { defineFirstTexts } from '@console/ui/texts'

/** Texts that several pages share; each page loads its own. */
export const texts = defineFirstTexts(appTexts, formTexts, {
  'system.name': ['Name', '名称'],
  'system.create': ['Create', '新建'],
  'system.save': ['Save', '保存'],
  'system.rename': ['Rename', '重命名'],
  'system.delete': ['Delete', '删除'],
  'system.edit': ['Edit', '编辑'],
  'system.actions': ['Actions', '操作'],
  'system.badName': [
    'A name of 1 to {max} characters, in one line.',
    '名称为 1 至 {max} 个字符，且不能换行。',
  ],
})
