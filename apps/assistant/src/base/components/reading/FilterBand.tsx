import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, isSameValue, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS, rangeProblem, type ReadingFilters, type ReadingSearch } from './reading-search.ts'
import styles from '../List.module.css'

type FilterBandProps = BandProps<ReadingFilters> & {
  /** Begins the texts: `.filter.<name>` of each filter. */
  texts: string
  search: Pick<ReadingSearch, 'filters' | 'range'>
  hasRange: boolean
}

/** Days and filters above a list; nothing is requested before Inquire. */
export function FilterBand({ texts, search, hasRange, ...props }: FilterBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  // Days that somebody inquired with stay the same days tomorrow.
  const pinned = (filters: ReadingFilters) =>
    hasRange && !isSameValue(filters, props.applied)
      ? { ...filters, range: filters.range ?? search.range }
      : filters
  const { draft, edit, band } = useBandDraft({
    ...props,
    onInquire: (filters) => props.onInquire(pinned(filters)),
  })
  const range = draft.range ?? search.range
  const problem = hasRange ? rangeProblem(range) : null
  return (
    <QueryBand {...band} canInquire={problem === null}>
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
          onChange={(next) => edit({ range: next })}
        />
      )}
      {search.filters.map((filter) => {
        const { name } = filter
        const label = formatMessage({ id: `${texts}.filter.${name}` })
        const value = draft.chosen[name] ?? null
        const change = (next: string | null) => edit({ chosen: { ...draft.chosen, [name]: next } })
        return filter.kind === 'text' ? (
          <Input
            key={name}
            className={styles['search'] ?? ''}
            prefix={<span className="ui-muted">{label}</span>}
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
