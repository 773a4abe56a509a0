import { type label, links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CountButton } from '../CountButton.tsx'
import { type ExampleKind, newestExamples } from '../model/examples.ts'
import type { BackTestRun } from './use-back-test.ts'
import styles from '../PastCalls.module.css'

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
          {chosen !== null && <h3 className="ui-small ui-strong">{formatKindLabel(chosen)}</h3>}
          {chosen !== null && totals[chosen] > examples.length && (
            <p className="ui-no-margin ui-note ui-faint">
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

type SampleCardProps = { sample: label.BackTestSample; isStored: boolean }

/** A call as an example: what changes for it, whose it was, when, and the sentence of its first hit. */
function SampleCard({ sample, isStored }: SampleCardProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { kind, startedAt, words } = sample
  const time = formatTime(startedAt, timezone)
  const seat = sample.seatName || formatMessage({ id: 'past.sample.noSeat' })
  return (
    <article className={styles['sample']} data-kind={kind}>
      <header className={styles['sampleHead']}>
        <b>{formatMessage({ id: isStored ? `past.sample.${kind}` : 'past.sample.hit' })}</b>
        <span dir="auto">{seat}</span>
        <time>{time}</time>
      </header>
      {words === '' ? (
        <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.sample.noWords' })}</p>
      ) : (
        <q dir="auto">{words}</q>
      )}
      <SessionLink
        sessionId={sample.sessionId}
        name={formatMessage({ id: 'past.sample.openOf' }, { seat, time })}
      />
    </article>
  )
}

/** Opens beside the editor, whose changes are not saved yet. */
function SessionLink({ sessionId, name }: { sessionId: string | null; name: string }) {
  const { formatMessage } = useIntl()
  if (sessionId === null)
    return (
      <span className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.sample.noSession' })}</span>
    )
  return (
    <a
      href={links.buildLinkAddress(links.session, {}, { sessionId })}
      target="_blank"
      rel="noopener"
      aria-label={name}
    >
      {formatMessage({ id: 'past.sample.open' })}
    </a>
  )
}
