import { BandSelect, QueryBand } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ChosenFilters, ManagedFilter } from './managed-field.ts'
import styles from './ManagedListPage.module.css'

type ManagedBandProps = {
  texts: string
  filters: readonly ManagedFilter[]
  applied: ChosenFilters
  isBusy: boolean
  onInquire: (chosen: ChosenFilters) => void
}

/** The filters of a managed list; no query is sent before Inquire. Its key must be the applied filters. */
export function ManagedBand({ texts, filters, applied, isBusy, onInquire }: ManagedBandProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState(applied)
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={Object.values(applied).filter((value) => value !== null).length}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        const none = Object.fromEntries(filters.map(({ name }) => [name, null]))
        setDraft(none)
        onInquire(none)
      }}
    >
      {filters.map((filter) => {
        const { name } = filter
        const label = formatMessage({ id: `${texts}.filter.${name}` })
        const value = draft[name] ?? null
        const change = (next: string | null) => setDraft({ ...draft, [name]: next })
        return filter.kind === 'text' ? (
          <Input
            key={name}
            className={styles['search'] ?? ''}
            prefix={<span className={styles['searchLabel']}>{label}</span>}
            aria-label={label}
            allowClear
            maxLength={200}
            value={value ?? ''}
            onChange={({ target }) => change(target.value.trim() === '' ? null : target.value)}
          />
        ) : (
          <BandSelect key={name} label={label} value={value} options={filter.options} onChange={change} />
        )
      })}
    </QueryBand>
  )
}
