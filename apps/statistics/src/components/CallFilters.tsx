import type { stat } from '@console/contracts'
import { BandSelect, Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { StatModules } from '../model/stat-modules.ts'
import { useStat } from '../page-query/stat-context.ts'
import styles from './TableFilters.module.css'

/** Each stage with the module that counts it. */
const STAGES = [
  { stage: 'answered', text: 'stat.count.answer', needs: null },
  { stage: 'valid', text: 'stat.count.talk', needs: 'validCall' },
  { stage: 'quoted', text: 'stat.count.sale', needs: 'price' },
  { stage: 'ordered', text: 'stat.count.order', needs: 'order' },
] as const satisfies readonly { stage: stat.CallStage; text: string; needs: keyof StatModules | null }[]

type CallFiltersProps = {
  /** False where the platform lists all calls alone. */
  canNarrow: boolean
  /** Name from the calls that are shown; unknown while there are none. */
  personName: string | undefined
  /** Number of calls; unknown until it is answered. */
  total: number | undefined
  /** Number of sessions that they belong to; unknown where the platform does not say. */
  sessions: number | undefined
}

/** Filters of the calls: the stage that they reached, and a person whose count led here. */
export function CallFilters({ canNarrow, personName, total, sessions }: CallFiltersProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules, detail, setDetail } = useStat()
  const { shows, person } = detail
  const calls =
    total === undefined
      ? null
      : formatMessage({ id: 'stat.calls.total' }, { total, text: formatNumber(total) })
  return (
    <div className={`ui-wrap ui-gap-8 ${styles['filters']}`}>
      {canNarrow && (
        <BandSelect
          label={formatMessage({ id: 'stat.calls.result' })}
          value={shows === 'all' || shows === 'none' ? null : shows}
          options={STAGES.filter(({ needs }) => needs === null || modules[needs]).map(({ stage, text }) => ({
            value: stage,
            label: formatMessage({ id: text }),
          }))}
          width={200}
          onChange={(stage) => setDetail({ shows: stage ?? 'all', person })}
        />
      )}
      {canNarrow && person !== null && (
        <Button
          icon={<Icon name="close" size={14} />}
          iconPlacement="end"
          title={formatMessage({ id: 'stat.calls.everybody' })}
          onClick={() => setDetail({ shows, person: null })}
        >
          {formatMessage({ id: 'stat.calls.of' }, { name: personName ?? person })}
        </Button>
      )}
      {calls !== null && (
        <span className={styles['total']}>
          {sessions === undefined ? calls : formatMessage({ id: 'stat.calls.sessions' }, { sessions, calls })}
        </span>
      )}
    </div>
  )
}
