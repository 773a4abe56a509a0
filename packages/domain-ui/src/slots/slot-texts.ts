import { defineTexts } from '@console/ui/texts'

export const slotTexts = defineTexts({
  'slots.actions': ['Actions of apps', '应用操作'],
  'slots.actionsOf': ['Actions of apps: {name}', '应用操作：{name}'],
  'slots.by': ['from {app}', '来自 {app}'],
  'slots.byPreview': ['from the preview of {app}: not saved', '来自 {app} 的预览版：不会保存'],
  'slots.failed': ['{name} could not be shown.', '“{name}”无法显示。'],
  'slots.field.failed': [
    '{app} could not check this value. You can save without it.',
    '{app} 无法检查此值，可不填此项直接保存。',
  ],
  'slots.field.notSaved': [
    'The record is saved, the fields of {app} are not. Try again.',
    '记录已保存，但 {app} 的字段未保存，请重试。',
  ],
  'slots.loading': ['{name} is loading', '“{name}”正在加载'],
  'slots.retry': ['Retry', '重试'],
  'slots.retryOf': ['Retry: {name}', '重试：{name}'],
})
