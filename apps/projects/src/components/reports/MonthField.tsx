import { useHost } from '@console/sub-app'
import { Icon, pickerDay, today } from '@console/ui'
import { FormField } from '@console/ui/form'
import { DatePicker } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './MonthlyReports.module.css'

const MONTH_FORMAT = 'YYYY-MM'
/** The earliest month of the contract. */
const FIRST_MONTH = '2000-01'

type MonthFieldProps = {
  /** `YYYY-MM`; empty while none is chosen. */
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A month that has started in the company's zone (PROJ-037, decision 21). */
export function MonthField({ value, problem, onChange }: MonthFieldProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [isOpen, setIsOpen] = useState(false)
  const thisMonth = today(timezone).slice(0, MONTH_FORMAT.length)
  return (
    <FormField id={id} label={formatMessage({ id: 'reports.form.month' })} problem={problem}>
      {(control) => (
        <DatePicker
          {...control}
          onOpenChange={setIsOpen}
          onKeyDown={(event) => {
            // The first Enter takes the typed month; the next one submits the form.
            if (event.key === 'Enter' && isOpen) event.preventDefault()
          }}
          className={styles['picker'] ?? ''}
          picker="month"
          format={MONTH_FORMAT}
          placeholder={formatMessage({ id: 'reports.form.month.pick' })}
          suffixIcon={<Icon name="calendar" />}
          value={value === '' ? null : pickerDay(`${value}-01`)}
          disabledDate={(day) => {
            const month = day.format(MONTH_FORMAT)
            return month > thisMonth || month < FIRST_MONTH
          }}
          onChange={(day) => {
            onChange(day?.format(MONTH_FORMAT) ?? '')
          }}
        />
      )}
    </FormField>
  )
}
