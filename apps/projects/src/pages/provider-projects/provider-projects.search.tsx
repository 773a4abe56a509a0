import { rangeFilter } from '@console/domain-ui'
import { BandSelect, dayRangeToUnix, idField } from '@console/ui'
import {
  defineList,
  textFilter,
  type Filter,
  type FilterControl,
  type ListSearchOf,
} from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/projects.ts'
import type { ProviderQuery } from '../../queries/provider-projects.ts'

const industry: Filter<number | null> = {
  label: 'lists.industry',
  field: idField(),
  render: ({ label, value, onChange }) => <IndustrySelect label={label} value={value} onChange={onChange} />,
  useText: (id) => useIndustries().data?.find((one) => one.id === id)?.name,
}

function IndustrySelect(field: Pick<FilterControl<number | null>, 'label' | 'value' | 'onChange'>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <BandSelect
      {...field}
      width={184}
      isLoading={industries.isPending}
      disabledReason={
        industries.isError ? formatMessage({ id: 'providerProjects.industry.failed' }) : undefined
      }
      options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** The whole view in the address: filters (PROV-002, PROV-003), page and its size, and what is open. */
export const providerProjects = defineList({
  filters: {
    industry,
    search: textFilter({ label: 'providerProjects.search', width: 240, maxLength: 200 }),
    /** Days on which a project was changed last, of the company's zone. */
    range: rangeFilter({ label: 'providerProjects.modified', fields: ['from', 'to'], width: 272 }),
  },
  beside: { report: idField(), personnel: idField() },
})

export type ProviderList = ListSearchOf<typeof providerProjects>

/** The query of the call: only filters that are set; days become seconds of the zone (PROV-003, R21). */
export function toProviderQuery(
  { filters, paging }: Pick<ProviderList, 'filters' | 'paging'>,
  { type, timezone }: { type: number; timezone: string },
): ProviderQuery {
  const { search, range } = filters
  const days = range && dayRangeToUnix(range, timezone)
  return {
    current: paging.page,
    size: paging.pageSize,
    type,
    ...(filters.industry === null ? {} : { industryID: filters.industry }),
    ...(search === null ? {} : { name: search }),
    ...(days === null ? {} : { from: days.begin, to: days.end }),
  }
}
