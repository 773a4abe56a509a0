import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from '../managed-list/ManagedListPage.module.css'
import { MAX_RANGE_DAYS, rangeProblem, type ReadingSearch } from './reading-search.ts'

type ReadingBandProps = {
  texts: string
  search: ReadingSearch
  hasRange: boolean
  isBusy: boolean
  onRepeat: () => void
}

/** Days and filters above a page; no query is sent before Inquire. Its key must be the applied values. */
export function ReadingBand({ texts, search, hasRange, isBusy, onRepeat }: ReadingBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { filters, chosen } = search
  const [draft, setDraft] = useState(chosen)
  const [range, setRange] = useState(search.range)
  const problem = hasRange ? rangeProblem(range) : null

  function inquire() {
    const isSame = JSON.stringify([draft, range]) === JSON.stringify([chosen, search.range])
    if (isSame && search.page === 1) onRepeat()
    else search.apply(draft, hasRange ? range : [null, null])
  }

  return (
    <QueryBand
      isBusy={isBusy}
      canInquire={problem === null}
      filterCount={Object.values(chosen).filter((value) => value !== null).length}
      onInquire={inquire}
      onReset={search.reset}
    >
      {hasRange && (
        <BandRangePicker
          label={formatMessage({ id: 'reading.days' })}
          value={range}
          zone={timezone}
          error={
            problem === null
              ? undefined
              : formatMessage({ id: `reading.problem.${problem}` }, { max: MAX_RANGE_DAYS })
          }
          onChange={setRange}
        />
      )}
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
