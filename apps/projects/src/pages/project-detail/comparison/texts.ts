import { statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

export const comparisonTexts = defineTexts({
  'comparison.title': ['Contractors compared', '服务商对比'],
  'comparison.by': ['Compare by', '对比指标'],
  'comparison.contractor': ['Contractor', '服务商'],
  'comparison.bar': ['Share of the highest', '与最高值之比'],
  'comparison.onlineDuration': ['Online (h)', '在线时长（小时）'],
  'comparison.userCnt': ['Agents online', '在线坐席数'],
  'comparison.callCnt': [statColumns.calls.head.en, statColumns.calls.head.zh],
  'comparison.validCallCnt': [statColumns.validCalls.head.en, statColumns.validCalls.head.zh],
  'comparison.orderCnt': [statColumns.deals.head.en, statColumns.deals.head.zh],
  'comparison.conversionRate': [statColumns.orderRate.head.en, statColumns.orderRate.head.zh],
  'comparison.violationCnt': [statColumns.violations.head.en, statColumns.violations.head.zh],
  'comparison.hours': ['{hours} h', '{hours} 小时'],
  'comparison.ascending': ['Lowest first', '从低到高'],
  'comparison.descending': ['Highest first', '从高到低'],
  'comparison.download': ['Download', '下载'],
  'comparison.download.failed': ['The file could not be made. Try again.', '文件未能生成，请重试。'],
  'comparison.chart.summary': [
    'Bars of {metric} of {count, plural, one {# contractor} other {# contractors}}, {name} first with {figure}.',
    '{count} 家服务商的{metric}柱状图，首位为{name}：{figure}。',
  ],
  'comparison.failed': ['The comparison could not be loaded', '服务商对比加载失败'],
  'comparison.none': ['Nobody works for this project yet', '暂无服务商服务此项目'],
  'comparison.none.text': [
    'Contractors appear here once they have placed agents.',
    '服务商安排坐席后将显示在此处。',
  ],
  'comparison.foreign': ['Figures of this project are not shared with you', '您无权查看此项目的数据'],
  'comparison.foreign.text': [
    'They are for the company that posted it and the contractors that work for it.',
    '数据仅对发布项目的企业及为其服务的服务商开放。',
  ],
})
