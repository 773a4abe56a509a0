import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { copyTexts } from '../../parts/copy-texts.ts'
import { FunctionalConfigPage } from './FunctionalConfigPage.tsx'

/** Texts of the page for functions that a company has not been given. */
const functionalConfigEn = {
  'functionalConfig.title': 'This function has not been set up for {tenant}',
  'functionalConfig.text': 'Contact platform support to have it set up.',
  'functionalConfig.copyAddress': 'Copy the address of platform support',
} as const

const functionalConfigZh: Record<keyof typeof functionalConfigEn, string> = {
  'functionalConfig.title': '{tenant}尚未配置此功能',
  'functionalConfig.text': '请联系平台支持人员进行配置。',
  'functionalConfig.copyAddress': '复制平台支持的邮箱地址',
}

export const functionalConfigPage: ShellPage = {
  Page: FunctionalConfigPage,
  messages: {
    en: { ...copyTexts.en, ...functionalConfigEn },
    zh: { ...copyTexts.zh, ...functionalConfigZh },
  },
}
