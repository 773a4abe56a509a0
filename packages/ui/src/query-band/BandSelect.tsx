import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { useValueLabel } from './use-value-label.ts'
import styles from './BandField.module.css'

export type BandOption<V extends string | number> = { value: V; label: string }

type BandSelectProps<V extends string | number> = {
  label: string
  value: V | null
  options: readonly BandOption<V>[]
  onChange: (value: V | null) => void
  isLoading?: boolean
  /** Shown without a value; by default "All". */
  placeholder?: string | undefined
  /** Set when the field cannot be used yet: shown instead of the field, with the reason. */
  disabledReason?: string | undefined
  error?: string | undefined
  width?: number
}

/** A filter with its label inside; no value means all. */
export function BandSelect<V extends string | number>(props: BandSelectProps<V>) {
  const { label, value, options, onChange, isLoading = false, disabledReason, error, width = 152 } = props
  const { placeholder } = props
  const { formatMessage } = useIntl()
  const valueLabel = useValueLabel(isLoading)
  const isDisabled = disabledReason !== undefined
  const noneText = disabledReason ?? placeholder ?? formatMessage({ id: 'ui.all' })
  const chosen = options.find((option) => option.value === value)?.label
  return (
    <div
      className={styles['field']}
      style={{ gridTemplateColumns: `minmax(min-content, ${width}px)` }}
      data-shrinks
    >
      <Select<V>
        className={styles['control'] ?? ''}
        prefix={<span className={styles['label']}>{label}</span>}
        aria-label={label}
        // The chosen text is beside the field: without, a screen reader says the name alone.
        aria-description={isDisabled || value === null ? noneText : chosen}
        placeholder={<span className={isDisabled ? undefined : 'ui-ink'}>{noneText}</span>}
        value={isDisabled ? null : value}
        labelRender={valueLabel}
        options={[...options]}
        loading={isLoading}
        disabled={isDisabled}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        {...(error === undefined ? {} : { status: 'error' as const })}
        onChange={(next) => {
          // Cleared, antd hands over undefined whatever its types say.
          onChange((next as V | undefined) ?? null)
        }}
      />
      {error !== undefined && (
        <span className={styles['error']} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
