import type { Language, TableColumn } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { usePercent } from './use-percent.ts'

/** The language of the interface, for texts that contracts have in both languages. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('zh') ? 'zh' : 'en'
}

/** Heads and figures of columns as their files have them (docs/decisions/0099-one-figure-one-column.md). */
export function useColumns() {
  const { formatNumber } = useIntl()
  const language = useLanguage()
  const percent = usePercent()
  return {
    headOf: ({ head }: TableColumn): string => head[language],
    figureText: ({ kind }: TableColumn, value: number): string => {
      if (kind === 'duration') return durationText(value)
      return kind === 'percent' ? percent(value) : formatNumber(value)
    },
  }
}
