import { dataset } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'

const { correct, missed, wrong } = dataset.JUDGEMENT

const TONES = { [correct]: 'good', [missed]: 'warn', [wrong]: 'error' } as const

/** What was said of a hit, by its name; one that is not known by its number (DSET-Q2). */
export function JudgementWord({ option }: { option: number }) {
  const { formatMessage } = useIntl()
  if (option !== correct && option !== missed && option !== wrong) return String(option)
  return (
    <StatusWord tone={TONES[option]}>{formatMessage({ id: `stat.dataset.option.${option}` })}</StatusWord>
  )
}
