import { pay, type PayRates } from '@console/contracts'
import { useIntl } from 'react-intl'
import { BusinessSettingsTable } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { useMalformed } from '../../../base/components/use-malformed.ts'
import { Part } from '../../../base/components/Part.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { PayFigures } from './PayFigures.tsx'
import { paySearch } from './pay.search.ts'

const RATES = ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'] as const
const FIELDS = RATES.map((name) => ({ name, kind: 'decimal' }) as const)
const COLUMNS = RATES.map((name) => ({
  key: name,
  render: ({ value }: { value: PayRates }) => value[name],
  isNumber: true,
  digits: 2,
}))

/** The pay rules of each business, and the resulting pay for the recorded figures. */
export function MonitorSalaryPage() {
  const { formatMessage } = useIntl()
  const malformed = useMalformed(paySearch)
  return (
    <WorkPage title={formatMessage({ id: 'monitor.salary.title' })}>
      <MalformedNote names={malformed} />
      <p className={listStyles['about']}>{formatMessage({ id: 'monitor.salary.about' })}</p>
      <Part title={formatMessage({ id: 'monitor.salary.list' })}>
        <BusinessSettingsTable calls={pay.rules} texts="monitor.salary" columns={COLUMNS} fields={FIELDS} />
      </Part>
      <PayFigures />
    </WorkPage>
  )
}
