import { ExportButton } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { setUpSchedulesLink } from '../../monitor/monitor-links.ts'
import { PERMISSIONS, useHasPermission } from '../../queries/permissions.ts'
import styles from './PlanCard.module.css'

/** Filters of the people, the export, and the button that sets schedules up. */
export function PlanTools() {
  return (
    <div className={`ui-cluster ui-gap-8 ${styles['tools']}`}>
      <span className={styles['filters']}>
        <FilterBox name="withShifts" />
        <FilterBox name="lateOrAbsent" />
      </span>
      {useHasPermission(PERMISSIONS.setUpSchedules) && <SetUpButton />}
      <ShiftExport />
    </div>
  )
}

/** Applies at once, over all people (PLAN-028 to PLAN-030, R53). */
function FilterBox({ name }: { name: 'withShifts' | 'lateOrAbsent' }) {
  const { formatMessage } = useIntl()
  const { filters, setFilters } = useMonitor()
  return (
    <label className={styles['filter']}>
      <input
        type="checkbox"
        checked={filters[name]}
        onChange={({ target }) => setFilters({ [name]: target.checked })}
      />
      {formatMessage({ id: `plan.${name}` })}
    </label>
  )
}

/** The form's business becomes that of the whole console before the framed page opens (PLAN-034 to PLAN-036, PLAN-Q15). */
function SetUpButton() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { draft, rangeProblem } = useMonitor()

  function open() {
    if (rangeProblem !== null) services.toast.warning(rangeProblem)
    else if (draft.business === null) services.toast.warning(formatMessage({ id: 'plan.business.first' }))
    else if (!services.chooseBusinessType(draft.business)) {
      services.toast.warning(formatMessage({ id: 'plan.business.notOwn' }))
    } else services.navigate(setUpSchedulesLink(draft))
  }

  return <Button onClick={open}>{formatMessage({ id: 'plan.setUp' })}</Button>
}

/** Exports everybody in the query, whatever the checkboxes leave out (PLAN-037, PLAN-Q14, R41). */
function ShiftExport() {
  const { formatMessage } = useIntl()
  const { wire, rangeProblem } = useMonitor()
  return (
    <ExportButton
      request={{ kind: 'shifts', filter: { type: 'whole', ...wire } }}
      label={formatMessage({ id: 'stat.export' })}
      problem={rangeProblem ?? undefined}
    />
  )
}
