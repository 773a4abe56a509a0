import { type judgedLabel, label } from '@console/contracts'
import { Explained } from '@console/domain-ui'
import { failureText } from '@console/sub-app'
import { Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useJudgedFigures, useJudgedSessions } from '../../queries/past-calls.ts'
import { CountButton } from '../CountButton.tsx'
import { FailureLine } from '../FailureLine.tsx'
import { calculateRate } from './calculate-rate.ts'
import { JudgedTrial } from './JudgedTrial.tsx'
import { SessionList } from './SessionList.tsx'
import styles from '../PastCalls.module.css'

/** Compares the hits of a saved label with what people said of sessions. */
export function JudgedFigures({ stored, draft }: { stored: label.Label; draft: label.LabelDraft | null }) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const figures = useJudgedFigures(stored.id)
  const [kind, setKind] = useState<judgedLabel.JudgedKind | null>(null)
  // A changed prompt is not compared: only a language model could find its hits.
  const isCompared = stored.rule.labelType !== label.LABEL_TYPE.prompt
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-body ui-strong">
        {formatMessage({ id: 'past.judged' })}
      </h2>
      <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.judged.note' })}</p>
      {figures.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.judged.failed' })}
          reasons={[failureText(figures.error)]}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data !== undefined && <Counts figures={figures.data} chosen={kind} onChoose={setKind} />}
      {kind !== null && figures.data !== undefined && (
        <JudgedSessions key={kind} id={stored.id} kind={kind} count={figures.data[kind]} />
      )}
      {isCompared && figures.data !== undefined && figures.data.judged > 0 && (
        <JudgedTrial stored={stored} draft={draft} />
      )}
    </section>
  )
}

type CountsProps = {
  figures: judgedLabel.JudgedFigures
  chosen: judgedLabel.JudgedKind | null
  onChoose: (kind: judgedLabel.JudgedKind) => void
}

function Counts({ figures, chosen, onChoose }: CountsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const count = (kind: judgedLabel.JudgedKind) => (
    <CountButton
      count={figures[kind]}
      label={formatMessage({ id: `past.judged.open.${kind}` }, { count: figures[kind] })}
      isChosen={kind === chosen}
      onChoose={() => onChoose(kind)}
    />
  )
  return (
    <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.judged' })}>
      <div className={styles['figure']}>
        <dt>{formatMessage({ id: 'past.judged.sessions' })}</dt>
        <dd>{count('judged')}</dd>
      </div>
      {(['hit', 'belonging'] as const).map((of) => {
        const rate = calculateRate(figures.right, figures[of])
        const formula = formatMessage({ id: `past.judged.formula.${of}` })
        return (
          <div key={of} className={styles['figure']}>
            <dt>
              <Explained text={formula}>{formatMessage({ id: `past.judged.rate.${of}` })}</Explained>
            </dt>
            {rate === null ? (
              <dd>- ({formatMessage({ id: `past.judged.none.${of}` })})</dd>
            ) : (
              <dd>
                {formatNumber(rate, { style: 'percent', maximumFractionDigits: 0 })} ({count('right')}/
                {count(of)})
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

type JudgedSessionsProps = { id: number; kind: judgedLabel.JudgedKind; count: number }

/** The newest sessions of one count. */
function JudgedSessions({ id, kind, count }: JudgedSessionsProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useJudgedSessions(id, kind)
  if (data === undefined)
    return error === null ? (
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    ) : (
      <FailureLine
        title={formatMessage({ id: 'past.judged.list.failed' })}
        reasons={[failureText(error)]}
        onRetry={() => void refetch()}
      />
    )
  const title = formatMessage({ id: `past.judged.list.${kind}` })
  return <SessionList title={title} sessions={data.sessions} count={count} />
}
