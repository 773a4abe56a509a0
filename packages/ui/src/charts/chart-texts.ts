import type { Language } from '@console/contracts'
import { useIntl } from 'react-intl'

/** What a chart says about itself; it comes with the charts, so that pages without any carry none of it. */
const TEXTS = {
  en: {
    asTable: 'As a table',
    download: 'Download',
    asPng: 'Picture (PNG)',
    asCsv: 'Figures (CSV)',
    downloadFailed: 'The file could not be made. Try again.',
  },
  zh: {
    asTable: '显示为表格',
    download: '下载',
    asPng: '图片（PNG）',
    asCsv: '数据（CSV）',
    downloadFailed: '文件未能生成，请重试。',
  },
} as const satisfies Record<Language, object>

export function useChartTexts(): (typeof TEXTS)[Language] {
  const { locale } = useIntl()
  return TEXTS[locale.startsWith('zh') ? 'zh' : 'en']
}
