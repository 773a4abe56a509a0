import type { functionalConfigEn } from './functional-config-en.ts'

export const functionalConfigZh: Record<keyof typeof functionalConfigEn, string> = {
  'functionalConfig.title': '{tenant}尚未配置此功能',
  'functionalConfig.text': '请联系平台支持人员进行配置。',
  'functionalConfig.copyAddress': '复制平台支持的邮箱地址',
}
