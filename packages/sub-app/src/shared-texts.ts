import { defineTexts } from '@console/ui/texts'

/** Texts that all apps share. */
export const sharedTexts = defineTexts({
  'crash.title': ['There are some problems with your operation.', '您的操作出现了一些问题。'],
  'crash.goConsole': ['Go Console', '返回控制台'],
  'crash.refresh': ['Refresh', '刷新'],
  'subApp.actionFailed': ['{app}: {name} did not work.', '{app}：“{name}”未能执行。'],
  'subApp.pageMissing': [
    'This page is not part of the installed version of the module.',
    '当前安装的模块版本不包含此页面。',
  ],
  'subApp.loading': ['Loading', '加载中'],
  'subApp.partFailed': ['The page could not be loaded', '页面无法加载'],
  'global.deletion_succeeded': ['Deleted successfully', '删除成功'],
  'global.delete.failed': [
    'Deletion failed. Please refresh the page and try again',
    '删除失败，请刷新页面后重试',
  ],
  'global.failedWhy': ['{text} ({reason})', '{text}（{reason}）'],
  'global.export.successed': ['Exported successfully', '导出成功'],
  'global.export.failed': ['Export Failed', '导出失败'],
  'global.export.noRange': ['Select a date range first', '请先选择日期范围'],
  'global.saved_successfully': ['Saved successfully', '保存成功'],
})
