import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { useValueLabel } from './use-value-label.ts'
import styles from './BandField.module.css'

type BandMultiSelectProps = {
  label: string
  value: readonly number[]
  options: readonly { value: number; label: string }[]
  onChange: (value: readonly number[]) => void
  /** Requests other options; absent where all are there. */
  onSearch?: (text: string) => void
  isLoading?: boolean
  note?: string
  /** Shown without a value; by default "All". */
  placeholder?: string
  /** More cannot be chosen. */
  maxCount?: number
  width: number
}

/** A filter of several things; none means all. */
export function BandMultiSelect(props: BandMultiSelectProps) {
  const { label, value, options, onChange, onSearch, isLoading = false, note, placeholder, width } = props
  const { formatMessage, formatList } = useIntl()
  const valueLabel = useValueLabel(isLoading)
  const noneText = placeholder ?? formatMessage({ id: 'ui.all' })
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label)
  return (
    <div
      className={styles['field']}
      style={{ gridTemplateColumns: `minmax(min-content, ${width}px)` }}
      data-shrinks
    >
      <Select<number[]>
        mode="multiple"
        className={styles['control'] ?? ''}
        aria-label={label}
        aria-description={value.length === 0 ? noneText : formatList(chosen)}
        prefix={<span className={styles['label']}>{label}</span>}
        placeholder={<span className="ui-ink">{noneText}</span>}
        value={[...value]}
        labelRender={valueLabel}
        options={[...options]}
        loading={isLoading}
        allowClear
        maxTagCount={1}
        {...(props.maxCount === undefined ? {} : { maxCount: props.maxCount })}
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
