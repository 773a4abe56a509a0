import type { DomainUiMessageId } from './en.ts'

export const zh: Readonly<Record<DomainUiMessageId, string>> = {
  'domainUi.backHome': '返回首页',
  'domainUi.calendarFailed': '无法加载日历，请重试。',
  'domainUi.chartFailed': '图表加载失败',
  'domainUi.export.csv': 'CSV 文件（.csv）',
  'domainUi.exportFailed': '无法开始导出。',
  'domainUi.exportFormat': '选择文件格式',
  'domainUi.export.schedule': '定时导出…',
  'domainUi.export.xlsx': 'Excel 工作簿（.xlsx）',
  'domainUi.fullScreen': '全屏',
  'domainUi.fullScreen.leave': '退出全屏',
  'domainUi.fullScreen.of': '{text}：{name}',
  'domainUi.fullScreen.refused': '浏览器不允许全屏显示。',
  'domainUi.optionsFailed': '选项加载失败。',
  'domainUi.noBusiness': '贵公司暂无业务',
  'domainUi.noBusiness.open': '打开业务管理',
  'domainUi.noBusiness.text': '请由管理员在“业务管理”页面添加。',
  'domainUi.nobody': '未找到人员',
}
