import { Select } from 'antd'
import { useIntl } from 'react-intl'
import styles from './NamedSelect.module.css'

type NamedSelectProps = {
  label: string
  value: readonly number[]
  options: readonly { value: number; label: string }[]
  onChange: (value: readonly number[]) => void
  /** Fetches other options; absent when all are loaded. */
  onSearch?: (text: string) => void
  isLoading?: boolean
  note?: string
  width: number
}

/** A multi-select filter; empty means all. */
export function NamedSelect(props: NamedSelectProps) {
  const { label, value, options, onChange, onSearch, isLoading = false, note, width } = props
  const { formatMessage } = useIntl()
  return (
    <div style={{ width }} className={styles['field']}>
      <Select<number[]>
        mode="multiple"
        className={styles['control'] ?? ''}
        aria-label={label}
        prefix={<span className={styles['label']}>{label}</span>}
        placeholder={formatMessage({ id: 'ui.all' })}
        value={[...value]}
        options={[...options]}
        loading={isLoading}
        allowClear
        maxTagCount={1}
        popupMatchSelectWidth={false}
        showSearch={
          onSearch === undefined ? { optionFilterProp: 'label' } : { filterOption: false, onSearch }
        }
        {...(note === undefined ? {} : { notFoundContent: note })}
        {...(onSearch === undefined ? {} : { onOpenChange: (isOpen: boolean) => isOpen && onSearch('') })}
        onChange={onChange}
      />
    </div>
  )
}
