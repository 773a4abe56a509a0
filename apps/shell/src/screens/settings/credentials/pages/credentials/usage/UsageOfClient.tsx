import {
  BandRangePicker,
  dayRangeToUnix,
  ErrorState,
  isSameValue,
  lastDays,
  type DayRange,
} from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../../runtime/context/shell-context.tsx'
import { useClientUsage } from '../../../queries/usage.ts'
import { PathSelect } from './PathSelect.tsx'
import styles from './Usage.module.css'
import { UsageChart } from './UsageChart.tsx'

/** What the drawer shows before anything is chosen (CRED-011). */
const DEFAULT_DAYS = 7

/** Range and paths, and the usage that a query for them returns (CRED-011..013). */
export function UsageOfClient({ clientId }: { clientId: string }) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const [range, setRange] = useState<DayRange | null>(() => lastDays(DEFAULT_DAYS, timezone))
  const [paths, setPaths] = useState<readonly string[]>([])
  const [hasNoRange, setHasNoRange] = useState(false)
  const [applied, setApplied] = useState(() => ({
    range: lastDays(DEFAULT_DAYS, timezone),
    paths: [] as readonly string[],
  }))
  const { begin, end } = dayRangeToUnix(applied.range, timezone)
  const usage = useClientUsage({ clientId, from: begin, to: end, paths: applied.paths })

  function inquire() {
    setHasNoRange(range === null)
    if (range === null) return
    const isSame = isSameValue({ range, paths }, applied)
    if (isSame) void usage.refetch()
    else setApplied({ range, paths })
  }

  return (
    <div className={styles['usage']}>
      <div className={styles['fields']}>
        <BandRangePicker
          label={formatMessage({ id: 'credentials.drawer.range' })}
          value={range}
          zone={timezone}
          width={330}
          onChange={(next) => {
            setRange(next)
            setHasNoRange(false)
          }}
          onClear={() => {
            setRange(null)
          }}
          error={hasNoRange ? formatMessage({ id: 'credentials.drawer.noRange' }) : undefined}
        />
        <PathSelect clientId={clientId} value={paths} onChange={setPaths} />
        <Button color="primary" variant="filled" loading={usage.isFetching} onClick={inquire}>
          {formatMessage({ id: 'credentials.drawer.query' })}
        </Button>
      </div>
      {usage.error !== null && !usage.isFetching ? (
        <ErrorState
          title={formatMessage({ id: 'credentials.drawer.failed' })}
          error={usage.error}
          onRetry={() => void usage.refetch()}
        />
      ) : usage.data === undefined ? (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <UsageChart clientId={clientId} days={usage.data} isOld={usage.isPlaceholderData} />
      )}
    </div>
  )
}
