import type { DomainUiMessageId } from './en.ts'

export const zh: Readonly<Record<DomainUiMessageId, string>> = {
  'domainUi.backHome': '返回首页',
  'domainUi.chartFailed': '图表加载失败',
  'domainUi.optionsFailed': '选项加载失败。',
  'domainUi.nobody': '未找到人员',
}
