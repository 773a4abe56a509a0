import { label } from '@console/contracts'
import { ApiError, failureText, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { isRunning, useBackFills, useStartBackFill, useStopBackFill } from '../../queries/past-calls.ts'
import { DaysField } from '../DaysField.tsx'
import { FailureLine } from '../FailureLine.tsx'
import { FIRST_DAYS, validDays } from '../model/days.ts'
import { ProgressLine } from '../ProgressLine.tsx'
import type { PastMessageId } from '../texts.ts'
import styles from '../PastCalls.module.css'

const REFUSALS: ReadonlyMap<number | null, PastMessageId> = new Map([
  [label.BACK_FILL_REFUSALS.notJudged, 'past.fill.notJudged'],
  [label.BACK_FILL_REFUSALS.running, 'past.fill.running'],
])

/** The number of newest runs that are shown. */
const SHOWN_RUNS = 3

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
      <h2 id={titleId} className="ui-body ui-strong">
        {formatMessage({ id: 'past.fill' })}
      </h2>
      {stored?.enabledAt != null && (
        <p className="ui-no-margin ui-note ui-faint">
          {formatMessage({ id: 'past.fill.since' }, { time: formatTime(stored.enabledAt, timezone) })}
        </p>
      )}
      {stored === null ? (
        <p className="ui-no-margin ui-note ui-faint">{formatMessage({ id: 'past.fill.new' })}</p>
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

/** Failures of a back-fill: its start, its stop, or reading its progress. */
function BackFillFailures({ fill }: { fill: BackFillState }) {
  const { formatMessage } = useIntl()
  const refusalText = useRefusalText()
  const { runs, starting, stopping, stop } = fill
  return (
    <>
      {starting.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.failed' })}
          reasons={[refusalText(starting.error)]}
        />
      )}
      {stopping.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.stopFailed' })}
          reasons={[refusalText(stopping.error)]}
          onRetry={stop}
        />
      )}
      {runs.error !== null && (
        <FailureLine
          title={formatMessage({ id: 'past.fill.listFailed' })}
          reasons={[refusalText(runs.error)]}
          onRetry={() => void runs.refetch()}
        />
      )}
    </>
  )
}

/** Results of the label's last back-fills. */
function BackFillRuns({ runs }: { runs: readonly label.BackFill[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (runs.length === 0) return null
  return (
    <ul className={styles['runs']} aria-label={formatMessage({ id: 'past.fill.runs' })}>
      {runs.slice(0, SHOWN_RUNS).map(({ id, state, days, calls, hits, startedAt, startedBy }) => (
        <li key={id} className={styles['run']}>
          <span className={styles['runHead']}>
            <b>{formatMessage({ id: `past.fill.state.${state}` })}</b>
            <span>{formatMessage({ id: 'past.days.count' }, { days })}</span>
          </span>
          <span>{formatMessage({ id: 'past.fill.result' }, { calls, hits })}</span>
          <span className="ui-no-margin ui-note ui-faint">
            {formatMessage(
              { id: 'past.fill.started' },
              {
                time: formatTime(startedAt, timezone),
                who: startedBy ?? formatMessage({ id: 'past.fill.nobody' }),
              },
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

type StartBackFillProps = {
  stored: label.Label
  /** Why hits cannot be added now; null when they can. */
  why: PastMessageId | null
  fill: BackFillState
}

/** Chooses the days, and starts after the person has read what changes. */
function StartBackFill({ stored, why, fill }: StartBackFillProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const whyId = useId()
  const [chosen, setChosen] = useState(FIRST_DAYS)
  const days = validDays(chosen)

  async function confirmStart(count: number): Promise<void> {
    const isSure = await services.confirm({
      title: formatMessage({ id: 'past.fill.confirm' }, { days: count }),
      content: formatMessage({ id: 'past.fill.confirmText' }, { name: stored.name }),
      okText: formatMessage({ id: 'past.fill.ok' }),
    })
    if (isSure) fill.start(count)
  }

  return (
    <>
      <DaysField
        label={formatMessage({ id: 'past.fill.days' })}
        value={chosen}
        isDisabled={why !== null || fill.running !== null}
        onChange={setChosen}
      />
      <div className={styles['buttons']}>
        {why !== null && (
          <span id={whyId} className={styles['why']}>
            {formatMessage({ id: why })}
          </span>
        )}
        <Button
          disabled={why !== null || days === null || fill.runs.data === undefined}
          loading={fill.starting.isPending || fill.running !== null}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => {
            if (days !== null) void confirmStart(days)
          }}
        >
          {formatMessage({ id: 'past.fill' })}
        </Button>
      </div>
    </>
  )
}

type BackFillState = ReturnType<typeof useBackFill>

/** The back-fills of a label, and the ways to start and to stop one. */
function useBackFill(id: number) {
  const runs = useBackFills(id)
  const starting = useStartBackFill(id)
  const stopping = useStopBackFill(id)
  return {
    runs,
    running: runs.data?.backFills.find(isRunning) ?? null,
    starting,
    stopping,
    start: (days: number) => {
      stopping.reset()
      starting.mutate(days)
    },
    stop: () => {
      starting.reset()
      stopping.mutate()
    },
  }
}

/** Why a back-fill was not started. */
function useRefusalText() {
  const { formatMessage } = useIntl()
  return (error: Error): string => {
    const id = error instanceof ApiError ? REFUSALS.get(error.code) : undefined
    return id === undefined ? failureText(error) : formatMessage({ id })
  }
}
