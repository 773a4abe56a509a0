import { projectEntity } from '@console/contracts'
import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import { useId } from 'react'

type DescriptionFieldProps = {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A long text with the count of its characters, as people count them and the contract does (PROJ-014). */
export function DescriptionField({ label, value, problem, onChange }: DescriptionFieldProps) {
  const id = useId()
  return (
    <FormField id={id} label={label} problem={problem}>
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          dir="auto"
          // Room for the count, which hangs below.
          style={{ marginBottom: 20 }}
          autoSize={{ minRows: 3, maxRows: 10 }}
          count={{
            show: true,
            max: projectEntity.MAX_DESCRIPTION_CHARACTERS,
            // What is sent is trimmed; the count agrees with it.
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
