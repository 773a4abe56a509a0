import { defineTexts } from '@console/ui/texts'
import { copyTexts } from '../../parts/copy-texts.ts'

/** Texts of the page for functions that a company has not been given. */
export const functionalConfigTexts = defineTexts(copyTexts, {
  'functionalConfig.title': ['This function has not been set up for {tenant}', '{tenant}尚未配置此功能'],
  'functionalConfig.text': ['Contact platform support to have it set up.', '请联系平台支持人员进行配置。'],
  'functionalConfig.copyAddress': ['Copy the address of platform support', '复制平台支持的邮箱地址'],
})
