import { projectEntity } from '@console/contracts'
import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './MonthlyReports.module.css'

type RemarkFieldProps = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** What there is to say about the month, with how much of it there may be (PROJ-037). */
export function RemarkField({ value, problem, onChange }: RemarkFieldProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  return (
    <FormField id={id} label={formatMessage({ id: 'reports.form.remark' })} problem={problem}>
      {(control) => (
        <Input.TextArea
          {...control}
          className={styles['counted'] ?? ''}
          value={value}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 10 }}
          count={{
            show: true,
            max: projectEntity.MAX_REMARK_CHARACTERS,
            // As the contract does: characters as people count them, without the spaces around.
            strategy: (text) => projectEntity.characterCount(text.trim()),
          }}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </FormField>
  )
}
