import type { downloadEn } from './download-en.ts'

export const downloadZh: Record<keyof typeof downloadEn, string> = {
  'download.title': '下载',
  'download.what': '控制台本身无需安装，使用新版 Chrome、Edge、Firefox 或 Safari 即可。',
  'download.failed': '无法加载下载列表',
  'download.platform.monitor': '监控',
  'download.platform.ios': 'iPhone 和 iPad 应用',
  'download.platform.android': 'Android 应用',
  'download.recommended': '您正在查找监控功能',
  'download.monitor': '无需安装：使用新版浏览器登录控制台，打开工作台即可。',
  'download.released': '版本 {version}，发布于 {day}',
  'download.none': '尚未发布任何版本。',
  'download.get': '下载{platform}',
}
