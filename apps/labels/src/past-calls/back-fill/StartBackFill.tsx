import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { DaysField } from '../DaysField.tsx'
import type { PastMessageId } from '../messages/en.ts'
import { FIRST_DAYS, validDays } from '../model/days.ts'
import styles from '../PastCalls.module.css'
import type { BackFillState } from './use-back-fill.ts'

type StartBackFillProps = {
  stored: label.Label
  /** Why hits cannot be added now; null when they can. */
  why: PastMessageId | null
  fill: BackFillState
}

/** Chooses the days, and starts after the person has read what changes. */
export function StartBackFill({ stored, why, fill }: StartBackFillProps) {
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
