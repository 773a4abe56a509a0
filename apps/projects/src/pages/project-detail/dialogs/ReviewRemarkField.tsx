import { projectEntity } from '@console/contracts'
import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'

type ReviewRemarkFieldProps = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** Why an application is rejected, with how much may be said. */
export function ReviewRemarkField({ value, problem, onChange }: ReviewRemarkFieldProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  return (
    <FormField
      id={id}
      label={formatMessage({ id: 'projectDetail.review.remark' })}
      note={formatMessage({ id: 'projectDetail.review.remark.note' })}
      problem={problem}
    >
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 10 }}
          count={{
            show: true,
            max: projectEntity.MAX_REVIEW_CHARACTERS,
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
