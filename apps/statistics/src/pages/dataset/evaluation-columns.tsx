import { dataset, links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, formatTime, StatusWord } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RowButton } from '../../components/RowButton.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import type { Evaluation } from '../../queries/dataset.ts'

const { correct, missed, wrong } = dataset.JUDGEMENT

const TONES = { [correct]: 'good', [missed]: 'warn', [wrong]: 'error' } as const

/** Columns for what was judged, how and when, with the way to it (DSET-009). `more` is before the way. */
export function useEvaluationColumns(more: readonly DataColumn<Evaluation>[] = []): DataColumn<Evaluation>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'labelOption',
      title: formatMessage({ id: 'stat.dataset.option' }),
      render: (_value, { labelOption }) => <JudgementWord option={labelOption} />,
    },
    { key: 'title', title: formatMessage({ id: 'stat.dataset.title' }), dataIndex: 'title' },
    { key: 'labelName', title: formatMessage({ id: 'stat.dataset.label' }), dataIndex: 'labelName' },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'stat.dataset.updatedAt' }),
      render: (_value, { updatedAt }) => formatTime(updatedAt, timezone),
    },
    ...more,
    {
      key: 'open',
      title: formatMessage({ id: 'stat.dataset.open' }),
      isActions: true,
      render: (_value, row) => <OpenSentence row={row} />,
    },
  ]
}

/** A judgement on a phone. */
export function EvaluationCard({ row, children }: { row: Evaluation; children?: ReactNode }) {
  const { timezone } = useHost()
  return (
    <RowCard title={row.title} about={`${row.labelName} · ${formatTime(row.updatedAt, timezone)}`}>
      <JudgementWord option={row.labelOption} />
      {children}
      <OpenSentence row={row} />
    </RowCard>
  )
}

/** Verdict on a hit, by its name; one that is not known by its number (DSET-Q2). */
function JudgementWord({ option }: { option: number }) {
  const { formatMessage } = useIntl()
  if (option !== correct && option !== missed && option !== wrong) return String(option)
  return (
    <StatusWord tone={TONES[option]}>{formatMessage({ id: `stat.dataset.option.${option}` })}</StatusWord>
  )
}

/** The conversation of a judgement in a new tab, at its sentence where there is one; the host adds the token (DSET-010). */
function OpenSentence({ row }: { row: Evaluation }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  async function open() {
    const { business } = query
    const business_type_id = business === null ? {} : { business_type_id: String(business) }
    if (!(await services.openPlatformLink(sentenceAddress(row), business_type_id)))
      services.toast.error(formatMessage({ id: 'stat.dataset.refused' }))
  }
  return (
    <RowButton
      label={formatMessage({ id: 'stat.dataset.open.of' }, { title: row.title })}
      onClick={() => void open()}
    >
      {formatMessage({ id: 'stat.dataset.open' })}
    </RowButton>
  )
}

/**
 * Address of a session with the sentence of a hit; a missed or unknown one has no sentence (DSET-011, DSET-012, DSET-Q2).
 */
function sentenceAddress({ sessionID, labelOption, voiceID, index, labelID, labelType }: Evaluation): string {
  const isOfSentence = labelOption === dataset.JUDGEMENT.correct || labelOption === dataset.JUDGEMENT.wrong
  const sentence = isOfSentence ? { voiceId: voiceID, index, labelID, labelType } : {}
  return links.buildLinkAddress(links.validateSet, { sessionId: sessionID, ...sentence })
}
