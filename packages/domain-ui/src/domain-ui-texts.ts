import { defineTexts } from '@console/ui/texts'

/** Texts that the components of this package show. */
export const domainUiTexts = defineTexts({
  'domainUi.backHome': ['Back home', '返回首页'],
  'domainUi.calendarFailed': ['The calendar could not be loaded. Try again.', '无法加载日历，请重试。'],
  'domainUi.chartFailed': ['The chart could not be loaded', '图表加载失败'],
  'domainUi.export.csv': ['CSV (.csv)', 'CSV 文件（.csv）'],
  'domainUi.exportFailed': ['The export could not be started.', '无法开始导出。'],
  'domainUi.exportFormat': ['Choose a file format', '选择文件格式'],
  'domainUi.export.schedule': ['Schedule…', '定时导出…'],
  'domainUi.export.xlsx': ['Excel (.xlsx)', 'Excel 工作簿（.xlsx）'],
  'domainUi.fullScreen': ['Full screen', '全屏'],
  'domainUi.fullScreen.leave': ['Leave full screen', '退出全屏'],
  'domainUi.fullScreen.of': ['{text}: {name}', '{text}：{name}'],
  'domainUi.fullScreen.refused': ['The browser did not allow the full screen.', '浏览器不允许全屏显示。'],
  'domainUi.optionsFailed': ['The options could not be loaded.', '选项加载失败。'],
  'domainUi.noBusiness': ['Your company has no business yet', '贵公司暂无业务'],
  'domainUi.noBusiness.open': ['Open Businesses', '打开业务管理'],
  'domainUi.noBusiness.text': [
    'An administrator adds one on the Businesses page.',
    '请由管理员在“业务管理”页面添加。',
  ],
  'domainUi.nobody': ['Nobody found', '未找到人员'],
})
