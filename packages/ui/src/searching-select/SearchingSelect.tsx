import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { useDelayedSearch, type SearchOption } from './use-delayed-search.ts'
import styles from '../query-band/BandField.module.css'

type SearchingSelectProps<V extends string | number> = {
  label: string
  value: V | null
  /** The name of the value when it was not found by searching here, e.g. from a link. */
  valueLabel?: string | undefined
  onChange: (value: V | null, label: string | null) => void
  /** Finds options for a text; called after typing has paused. */
  fetchOptions: (text: string, signal: AbortSignal) => Promise<readonly SearchOption<V>[]>
  delayMs?: number
  width?: number
  /** Shown without a value; by default "All". */
  placeholder?: string | undefined
  /** It is what the page is for, and no filter: a magnifier instead of the label, and the focus once it is there. */
  isSearchField?: boolean
}

/** A filter that fetches its options from the server while one types (SHELL-096). */
export function SearchingSelect<V extends string | number>(props: SearchingSelectProps<V>) {
  const { label, value, valueLabel, onChange, fetchOptions, delayMs, width = 160 } = props
  const { isSearchField = false } = props
  const { formatMessage } = useIntl()
  const { options, state, search } = useDelayedSearch(fetchOptions, delayMs)
  const isKnown = value === null || options.some((option) => option.value === value)
  const shown = isKnown ? options : [{ value, label: valueLabel ?? UNNAMED }, ...options]
  const noneText = props.placeholder ?? formatMessage({ id: 'ui.all' })
  return (
    <div className="ui-stack" style={{ width }}>
      <Select<V>
        className={styles['control'] ?? ''}
        prefix={
          isSearchField ? (
            <span className="ui-inline-flex ui-faint">
              <Icon name="search" size={16} />
            </span>
          ) : (
            <span className={styles['label']}>{label}</span>
          )
        }
        {...(isSearchField ? { suffixIcon: null } : {})}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that is a search begins with it
        autoFocus={isSearchField}
        aria-label={label}
        aria-description={shown.find((option) => option.value === value)?.label ?? noneText}
        placeholder={<span className={isSearchField ? 'ui-faint' : 'ui-ink'}>{noneText}</span>}
        value={value}
        options={[...shown]}
        loading={state === 'searching'}
        allowClear
        showSearch={{ filterOption: false, onSearch: search }}
        popupMatchSelectWidth={false}
        notFoundContent={formatMessage({ id: NOTE_OF_STATE[state] })}
        onOpenChange={(isOpen) => {
          if (isOpen && options.length === 0) search('')
        }}
        onChange={(next) => {
          const chosen = (next as V | undefined) ?? null // cleared, antd hands over undefined
          onChange(chosen, shown.find((option) => option.value === chosen)?.label ?? null)
        }}
      />
    </div>
  )
}

/** Stands for a name that is not known yet. */
const UNNAMED = '…'

const NOTE_OF_STATE = { idle: 'ui.search.none', searching: 'ui.loading', failed: 'ui.search.failed' } as const
