import type { Language } from '@console/contracts'
import { httpMessagesEn, httpMessagesZh } from './http/http-messages.ts'

const en = {
  ...httpMessagesEn,
  'crash.title': 'There are some problems with your operation.',
  'crash.goConsole': 'Go Console',
  'crash.refresh': 'Refresh',
  'subApp.pageMissing': 'This page is not part of the installed version of the module.',
  'subApp.loading': 'Loading',
  'subApp.partFailed': 'The page could not be loaded',
  'global.deletion_succeeded': 'Deleted successfully',
  'global.delete.failed': 'Deletion failed. Please refresh the page and try again',
  'global.failedWhy': '{text} ({reason})',
  'global.export.successed': 'Exported successfully',
  'global.export.failed': 'Export Failed',
  'global.export.noRange': 'Select a date range first',
  'global.saved_successfully': 'Saved successfully',
} as const

const zh: Record<keyof typeof en, string> = {
  ...httpMessagesZh,
  'crash.title': '您的操作出现了一些问题。',
  'crash.goConsole': '返回控制台',
  'crash.refresh': '刷新',
  'subApp.pageMissing': '当前安装的模块版本不包含此页面。',
  'subApp.loading': '加载中',
  'subApp.partFailed': '页面无法加载',
  'global.deletion_succeeded': '删除成功',
  'global.delete.failed': '删除失败，请刷新页面后重试',
  'global.failedWhy': '{text}（{reason}）',
  'global.export.successed': '导出成功',
  'global.export.failed': '导出失败',
  'global.export.noRange': '请先选择日期范围',
  'global.saved_successfully': '保存成功',
}

/** Texts that all apps share. */
export const sharedMessages: Record<Language, Record<string, string>> = { en, zh }
