import type { releaseNotesEn } from './release-notes-en.ts'

export const releaseNotesZh: Record<keyof typeof releaseNotesEn, string> = {
  'releaseNotes.title': '版本说明',
  'releaseNotes.what': '控制台及其应用各版本的更新内容，最新版本在前。',
  'releaseNotes.failed': '无法加载版本说明',
  'releaseNotes.version': '版本 {version}',
  'releaseNotes.current': '当前使用',
  'releaseNotes.console': '控制台',
  'releaseNotes.apps': '移动应用',
  'releaseNotes.app': '{platform, select, ios {iOS} other {Android}} {version} 版本',
}
