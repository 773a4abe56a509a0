import { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import { LongTextField } from '../LongTextField.tsx'

type RemarkFieldProps = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** The remark on the month, with its character count (PROJ-037). */
export function RemarkField(props: RemarkFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <LongTextField
      label={formatMessage({ id: 'reports.form.remark' })}
      max={projectEntity.MAX_REMARK_CHARACTERS}
      {...props}
    />
  )
}
