import { links, type label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'

type SampleCardProps = { sample: label.BackTestSample; isStored: boolean }

/** A call as an example: what changes for it, whose it was, when, and the sentence of its first hit. */
export function SampleCard({ sample, isStored }: SampleCardProps) {
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
        <p className={styles['note']}>{formatMessage({ id: 'past.sample.noWords' })}</p>
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
    return <span className={styles['note']}>{formatMessage({ id: 'past.sample.noSession' })}</span>
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
