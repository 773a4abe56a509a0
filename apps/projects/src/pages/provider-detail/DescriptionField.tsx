import { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import { LongTextField } from '../../components/LongTextField.tsx'

type DescriptionFieldProps = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** The description of the application (PROV-015). */
export function DescriptionField({ value, problem, onChange }: DescriptionFieldProps) {
  const { formatMessage } = useIntl()
  const max = projectEntity.MAX_APPLICATION_CHARACTERS
  const isTooLong = projectEntity.characterCount(value.trim()) > max
  return (
    <LongTextField
      label={formatMessage({ id: 'providerDetail.description' })}
      value={value}
      problem={isTooLong ? formatMessage({ id: 'providerDetail.form.description.hint' }, { max }) : problem}
      max={max}
      onChange={onChange}
    />
  )
}
