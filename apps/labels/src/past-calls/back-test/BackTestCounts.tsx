import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CountButton } from '../CountButton.tsx'
import { newestExamples, type ExampleKind } from '../model/examples.ts'
import styles from '../PastCalls.module.css'
import { SampleCard } from './SampleCard.tsx'
import type { BackTestRun } from './use-back-test.ts'

/** The counts of a run; each shows the newest of its calls, for no more of them are retained. */
export function BackTestCounts({ run: { totals, sent } }: { run: BackTestRun }) {
  const { formatMessage, formatNumber } = useIntl()
  const [chosen, setChosen] = useState<ExampleKind | null>(null)
  const isStored = sent.id !== 0
  const share = formatNumber(totals.hit / totals.calls, { style: 'percent', maximumFractionDigits: 1 })
  const formatKindLabel = (kind: ExampleKind) => formatMessage({ id: `past.${kind}` })
  const count = (kind: ExampleKind) => (
    <CountButton
      count={totals[kind]}
      label={formatMessage({ id: 'past.openOf' }, { name: formatKindLabel(kind), count: totals[kind] })}
      isChosen={kind === chosen}
      onChoose={() => setChosen(kind)}
    />
  )
  const kinds: readonly ExampleKind[] = isStored ? ['hit', 'hitBefore', 'gained', 'lost'] : ['hit']
  const examples = newestExamples(totals, chosen)
  return (
    <>
      <dl className={styles['figures']} aria-label={formatMessage({ id: 'past.figures' })}>
        <div className={styles['figure']}>
          <dt>{formatMessage({ id: 'past.calls' })}</dt>
          <dd>{formatNumber(totals.calls)}</dd>
        </div>
        {kinds.map((kind) => (
          <div key={kind} className={styles['figure']}>
            <dt>{formatKindLabel(kind)}</dt>
            <dd>
              {kind === 'hit'
                ? formatMessage({ id: 'past.hit.value' }, { count: count(kind), percent: share })
                : count(kind)}
            </dd>
          </div>
        ))}
      </dl>
      {examples.length > 0 && (
        <>
          {chosen !== null && <h3 className={styles['listTitle']}>{formatKindLabel(chosen)}</h3>}
          {chosen !== null && totals[chosen] > examples.length && (
            <p className={styles['note']}>
              {formatMessage({ id: 'past.newestOf' }, { shown: examples.length, count: totals[chosen] })}
            </p>
          )}
          <ul className={styles['samples']} aria-label={formatMessage({ id: 'past.samples' })}>
            {examples.map((example) => (
              <li key={example.callId}>
                <SampleCard sample={example} isStored={isStored} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
