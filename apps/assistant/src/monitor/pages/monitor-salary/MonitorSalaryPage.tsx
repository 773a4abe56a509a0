import { pay, type PayRates } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AddressNotice } from '@console/ui/address-notice'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { BusinessSettingsTable } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import listStyles from '../../../base/components/List.module.css'
import { Part } from '../../../base/components/Part.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useMoney } from '../../../base/components/use-money.ts'
import { PayFigures } from './PayFigures.tsx'
import { halvesBack } from './half-months.ts'
import { usePaySearch } from './pay.search.ts'

const RATES = ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'] as const
const FIELDS = RATES.map((name) => ({ name, kind: 'decimal' }) as const)

/** The pay rules of each business, and the resulting pay for the recorded figures. */
export function MonitorSalaryPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const halves = useMemo(() => halvesBack(timezone), [timezone])
  const list = usePaySearch(halves)
  const money = useMoney()
  const columns = RATES.map((name) => ({
    key: name,
    render: ({ value }: { value: PayRates }) => money(value[name]),
    isNumber: true,
  }))
  return (
    <WorkPage title={formatMessage({ id: 'monitor.salary.title' })}>
      <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
      <p className={listStyles['about']}>{formatMessage({ id: 'monitor.salary.about' })}</p>
      <Part title={formatMessage({ id: 'monitor.salary.list' })}>
        <BusinessSettingsTable calls={pay.rules} texts="monitor.salary" columns={columns} fields={FIELDS} />
      </Part>
      <PayFigures halves={halves} list={list} />
    </WorkPage>
  )
}
