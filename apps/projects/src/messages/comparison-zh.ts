import type { comparisonEn } from './comparison-en.ts'

export const comparisonZh: Readonly<Record<keyof typeof comparisonEn, string>> = {
  'comparison.title': '服务商对比',
  'comparison.by': '对比指标',
  'comparison.contractor': '服务商',
  'comparison.bar': '与最高值之比',
  'comparison.onlineDuration': '在线时长（小时）',
  'comparison.userCnt': '在线坐席数',
  'comparison.callCnt': '外呼量',
  'comparison.validCallCnt': '有效通话量',
  'comparison.orderCnt': '成单量',
  'comparison.conversionRate': '成单率',
  'comparison.violationCnt': '违规次数',
  'comparison.hours': '{hours} 小时',
  'comparison.ascending': '从低到高',
  'comparison.descending': '从高到低',
  'comparison.failed': '服务商对比加载失败',
  'comparison.none': '暂无服务商服务此项目',
  'comparison.none.text': '服务商安排坐席后将显示在此处。',
  'comparison.foreign': '您无权查看此项目的数据',
  'comparison.foreign.text': '数据仅对发布项目的企业及为其服务的服务商开放。',
}
