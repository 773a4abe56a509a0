import { projectApplication, type DataOf } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, EmptyState, BandSelect } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage, FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { rangeText } from '../../components/list/list-search.ts'
import { ListBand } from '../../components/list/ListBand.tsx'
import { NoFreeBusinessBanner } from '../../components/NoFreeBusinessBanner.tsx'
import { VerificationBanner } from '../../components/VerificationBanner.tsx'
import { useIndustries } from '../../queries/projects.ts'
import { useProviderProjects, useProviderProjectCount } from '../../queries/provider-projects.ts'
import { OpenedParts } from './OpenedParts.tsx'
import { providerProjects, toProviderQuery, type ProviderFilters } from './provider-projects.search.ts'
import type { ProviderSide } from './ProviderActions.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { useProviderColumns } from './use-provider-columns.tsx'

/** px */
const INDUSTRY_WIDTH = 184

const TYPES = {
  open: projectApplication.PROVIDER_LIST.open,
  accepted: projectApplication.PROVIDER_LIST.assigned,
} as const

/** Rows exist only in an answer, which names the actor. */
const NOBODY = { isOwner: false, isPlatform: false, isProvider: false, isVerified: false } as const

/** One of a provider's two lists, with its dialogs and drawers. */
export function ProviderProjects({ side }: { side: ProviderSide }) {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(providerProjects)
  const { search, setSearch } = list
  const type = TYPES[side]
  const projects = useProviderProjects(toProviderQuery(search, { type, timezone }))
  const actions = {
    side,
    actor: projects.data?.actor ?? NOBODY,
    onReport: (report: number) => setSearch({ report }),
    onPersonnel: (personnel: number) => setSearch({ personnel }),
  }
  const columns = useProviderColumns(actions)
  const renderCard = (row: projectApplication.ProviderRow) => <ProviderCard row={row} {...actions} />
  const title = formatMessage({ id: `providerProjects.${side}` })
  return (
    <ListPage
      list={list}
      query={projects}
      toRowPage={toRowPage}
      label={title}
      title={title}
      noPermission={<NoAccess page={title} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) => countText(total, isCapped, locale)}
      summary={
        <>
          <VerificationBanner actor={projects.data?.actor} />
          {side === 'open' && <NoFreeBusinessBanner actor={projects.data?.actor} />}
        </>
      }
      columns={columns}
      rowKey={({ projectID }) => projectID}
      mobileCard={renderCard}
      isCompact
      states={{
        failed: formatMessage({ id: 'lists.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: (
          <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
            {formatMessage({ id: `providerProjects.${side}.none.text` })}
          </EmptyState>
        ),
        filteredEmpty: (
          <FilteredProviderProjects
            type={type}
            filters={list.filters}
            onFilters={(filters) => list.inquire(filters, projects)}
            onReset={() => list.reset(projects)}
          />
        ),
      }}
    >
      <OpenedParts search={search} onClose={(name) => setSearch({ [name]: null }, { replace: true })} />
    </ListPage>
  )
}

function renderBand(band: BandProps<ProviderFilters>) {
  return <ProviderBand {...band} />
}

function toRowPage(
  answer: DataOf<typeof projectApplication.providerList>,
): RowPage<projectApplication.ProviderRow> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}

/** Name, industry and days of the last change (PROV-002, PROV-003). */
function ProviderBand(props: BandProps<ProviderFilters>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <ListBand
      searchLabel={formatMessage({ id: 'providerProjects.search' })}
      rangeLabel={formatMessage({ id: 'providerProjects.modified' })}
      {...props}
    >
      {({ industry }, edit) => (
        <BandSelect
          label={formatMessage({ id: 'lists.industry' })}
          value={industry}
          width={INDUSTRY_WIDTH}
          isLoading={industries.isPending}
          disabledReason={
            industries.isError ? formatMessage({ id: 'providerProjects.industry.failed' }) : undefined
          }
          options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => {
            edit({ industry: chosen })
          }}
        />
      )}
    </ListBand>
  )
}

type FilteredProviderProjectsProps = {
  /** One of the two lists, as the call names it. */
  type: number
  filters: ProviderFilters
  onFilters: (filters: ProviderFilters) => void
  onReset: () => void
}

/** No project of one side fits the filters. */
function FilteredProviderProjects(props: FilteredProviderProjectsProps) {
  const { type, filters, onFilters, onReset } = props
  const { formatMessage } = useIntl()
  const { data } = useProviderProjectCount(type)
  const industries = useIndustries()
  const { search, industry, range } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'lists.noneFound' })}
      hidden={data && { total: data.total, isCapped: data.totalIsCapped }}
      shown={[
        {
          key: 'search',
          name: formatMessage({ id: 'providerProjects.search' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'industry',
          name: formatMessage({ id: 'lists.industry' }),
          value:
            industry === null
              ? null
              : (industries.data?.find(({ id }) => id === industry)?.name ?? String(industry)),
          without: { ...filters, industry: null },
        },
        {
          key: 'range',
          name: formatMessage({ id: 'providerProjects.modified' }),
          value: rangeText(range),
          without: { ...filters, range: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
