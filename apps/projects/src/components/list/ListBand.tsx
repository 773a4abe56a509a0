import { RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSearch, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import type { ListFilters } from './list-search.ts'

/** px */
const SEARCH_WIDTH = 240
const RANGE_WIDTH = 272

type Fields<Filters> = {
  searchLabel: string
  rangeLabel: string
  /** The filter that only this list has. */
  children: (draft: Filters, edit: (change: Partial<Filters>) => void) => ReactNode
}

/** A text, a filter of the list's own, and days; no query is sent before Inquire. */
export function ListBand<Filters extends ListFilters>({
  searchLabel,
  rangeLabel,
  children,
  ...props
}: BandProps<Filters> & Fields<Filters>) {
  const { timezone } = useHost()
  const { draft, setDraft, band } = useBandDraft(props)
  const edit = (change: Partial<Filters> | Partial<ListFilters>) => {
    setDraft({ ...draft, ...change })
  }
  return (
    <QueryBand
      {...band}
      search={
        <BandSearch
          label={searchLabel}
          width={SEARCH_WIDTH}
          value={draft.search}
          maxLength={200}
          onChange={(search) => edit({ search })}
        />
      }
    >
      {children(draft, edit)}
      <RangeFilter
        label={rangeLabel}
        value={draft.range}
        zone={timezone}
        width={RANGE_WIDTH}
        onChange={(range) => {
          edit({ range })
        }}
        onClear={() => {
          edit({ range: null })
        }}
      />
    </QueryBand>
  )
}
