import { Input } from 'antd'
import { Icon } from '../icons/Icon.tsx'

type BandSearchProps = {
  /** Subject of the search; it is the placeholder, too. */
  label: string
  /** Px. */
  width: number
  value: string | null
  /** Characters. */
  maxLength?: number
  onChange: (text: string) => void
}

/** The search field of a band: a part of a text. */
export function BandSearch({ label, width, value, maxLength, onChange }: BandSearchProps) {
  return (
    <Input
      prefix={<Icon name="search" />}
      aria-label={label}
      placeholder={label}
      allowClear
      {...(maxLength !== undefined && { maxLength })}
      value={value ?? ''}
      style={{ width }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
