import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { PastMessageId } from '../messages/en.ts'
import styles from '../PastCalls.module.css'
import { ProgressLine } from '../ProgressLine.tsx'
import { BackFillFailures } from './BackFillFailures.tsx'
import { BackFillRuns } from './BackFillRuns.tsx'
import { StartBackFill } from './StartBackFill.tsx'
import { useBackFill } from './use-back-fill.ts'

type BackFillProps = {
  stored: label.Label | null
  /** The form has changes that the saved label does not have. */
  isChanged: boolean
}

/** Adds the hits of the saved label to calls from before it was enabled. */
export function BackFill({ stored, isChanged }: BackFillProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const titleId = useId()
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {formatMessage({ id: 'past.fill' })}
      </h2>
      {stored?.enabledAt != null && (
        <p className={styles['note']}>
          {formatMessage({ id: 'past.fill.since' }, { time: formatTime(stored.enabledAt, timezone) })}
        </p>
      )}
      {stored === null ? (
        <p className={styles['note']}>{formatMessage({ id: 'past.fill.new' })}</p>
      ) : (
        <OfLabel stored={stored} why={whyNot(stored, isChanged)} />
      )}
    </section>
  )
}

/** Why hits cannot be added now; null when they can. */
function whyNot({ enable }: label.Label, isChanged: boolean): PastMessageId | null {
  if (enable === 0) return 'past.fill.disabled'
  return isChanged ? 'past.fill.unsaved' : null
}

type OfLabelProps = { stored: label.Label; why: PastMessageId | null }

function OfLabel({ stored, why }: OfLabelProps) {
  const { formatMessage } = useIntl()
  const fill = useBackFill(stored.id)
  const { runs, running, stopping, stop } = fill
  return (
    <>
      <StartBackFill stored={stored} why={why} fill={fill} />
      {running !== null && (
        <>
          <ProgressLine progress={running.progress} />
          <div className={styles['buttons']}>
            <Button loading={stopping.isPending} onClick={stop}>
              {formatMessage({ id: 'past.stop' })}
            </Button>
          </div>
        </>
      )}
      <BackFillFailures fill={fill} />
      <BackFillRuns runs={runs.data?.backFills ?? []} />
    </>
  )
}
