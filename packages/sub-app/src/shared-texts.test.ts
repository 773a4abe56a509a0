import { expect, test } from 'vitest'
import { sharedTexts } from './shared-texts.ts'

test.each([
  ['global.deletion_succeeded', 'Deleted successfully', '删除成功'],
  [
    'global.delete.failed',
    'Deletion failed. Please refresh the page and try again',
    '删除失败，请刷新页面后重试',
  ],
  ['global.export.successed', 'Exported successfully', '导出成功'],
  ['global.export.failed', 'Export Failed', '导出失败'],
  ['global.export.noRange', 'Select a date range first', '请先选择日期范围'],
  ['global.saved_successfully', 'Saved successfully', '保存成功'],
] as const)('every app has the text %s in both languages [ERR-016]', (id, en, zh) => {
  expect(sharedTexts.en[id]).toBe(en)
  expect(sharedTexts.zh[id]).toBe(zh)
})
