import { useHost } from '@console/sub-app'
import { Icon, pickerDay, today } from '@console/ui'
import { FormField } from '@console/ui/form'
import { DatePicker } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './MonthlyReports.module.css'

const MONTH_FORMAT = 'YYYY-MM'
/** The contract's first. */
const FIRST_MONTH = '2000-01'

type MonthFieldProps = {
  /** `YYYY-MM`; empty while none is chosen. */
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A month that has begun where the company is (PROJ-037, decision 21). */
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
            // It chooses the month that was typed; the form is sent in by the next one.
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
