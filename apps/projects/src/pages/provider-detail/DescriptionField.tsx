import { projectEntity } from '@console/contracts'
import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'

type DescriptionFieldProps = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** What speaks for the company, with the count of its characters as people count them (PROV-015). */
export function DescriptionField({ value, problem, onChange }: DescriptionFieldProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const max = projectEntity.MAX_APPLICATION_CHARACTERS
  const count = (text: string) => projectEntity.characterCount(text.trim())
  const isTooLong = count(value) > max
  return (
    <FormField
      id={id}
      label={formatMessage({ id: 'providerDetail.description' })}
      problem={isTooLong ? formatMessage({ id: 'providerDetail.form.description.hint' }, { max }) : problem}
    >
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          dir="auto"
          // Room for the count, which hangs below.
          style={{ marginBottom: 20 }}
          autoSize={{ minRows: 3, maxRows: 8 }}
          count={{ show: true, max, strategy: count }}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </FormField>
  )
}
