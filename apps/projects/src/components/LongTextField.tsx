import { projectEntity } from '@console/contracts'
import { FormField } from '@console/ui/form'
import { Input } from 'antd'
import { useId } from 'react'

type LongTextFieldProps = {
  label: string
  note?: string
  value: string
  problem: string | undefined
  /** Characters. */
  max: number
  onChange: (value: string) => void
}

/** A long text, with the count of its characters as people count them and the contract does (PROJ-014, PROV-015). */
export function LongTextField({ label, note, value, problem, max, onChange }: LongTextFieldProps) {
  const id = useId()
  return (
    <FormField id={id} label={label} note={note} problem={problem}>
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          dir="auto"
          // Room for the count below.
          style={{ marginBottom: 20 }}
          autoSize={{ minRows: 3, maxRows: 10 }}
          // The sent text is trimmed, so the count is too.
          count={{ show: true, max, strategy: (text) => projectEntity.characterCount(text.trim()) }}
          onChange={({ target }) => {
            onChange(target.value)
          }}
        />
      )}
    </FormField>
  )
}
