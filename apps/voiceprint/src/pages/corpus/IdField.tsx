import { Input } from 'antd'

type IdFieldProps = { label: string; value: number | null; onChange: (id: number | null) => void }

const MAX_DIGITS = 15

/** A filter by a number that is typed as text (VOICE-026); what is no digit is not taken. */
export function IdField({ label, value, onChange }: IdFieldProps) {
  return (
    <Input
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      allowClear
      value={value ?? ''}
      maxLength={MAX_DIGITS}
      style={{ width: 136 }}
      onChange={({ target }) => {
        const id = Number(target.value.replaceAll(/\D/g, ''))
        onChange(id === 0 ? null : id)
      }}
    />
  )
}
