import { projectApplication, type DataOf } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, EmptyState } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { NoFreeBusinessBanner } from '../../components/NoFreeBusinessBanner.tsx'
import { VerificationBanner } from '../../components/VerificationBanner.tsx'
import { useProviderProjects, useProviderProjectCount } from '../../queries/provider-projects.ts'
import { OpenedParts } from './OpenedParts.tsx'
import { providerProjects, toProviderQuery } from './provider-projects.search.tsx'
import type { ProviderSide } from './ProviderActions.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { useProviderColumns } from './use-provider-columns.tsx'

const TYPES = {
  open: projectApplication.PROVIDER_LIST.open,
  accepted: projectApplication.PROVIDER_LIST.assigned,
} as const

const useOpenCount = () => useProviderProjectCount(TYPES.open)
const useAcceptedCount = () => useProviderProjectCount(TYPES.accepted)

/** Rows exist only in an answer, which names the actor. */
const NOBODY = { isOwner: false, isPlatform: false, isProvider: false, isVerified: false } as const

/** One of a provider's two lists, with its dialogs and drawers. */
export function ProviderProjects({ side }: { side: ProviderSide }) {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(providerProjects)
  const { search, setSearch } = list
  const type = TYPES[side]
  const projects = useProviderProjects(toProviderQuery(list, { type, timezone }))
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
        empty: (
          <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
            {formatMessage({ id: `providerProjects.${side}.none.text` })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'lists.noneFound' })}
      useHiddenCount={side === 'open' ? useOpenCount : useAcceptedCount}
    >
      <OpenedParts search={search} onClose={(name) => setSearch({ [name]: null }, { replace: true })} />
    </ListPage>
  )
}

function toRowPage(
  answer: DataOf<typeof projectApplication.providerList>,
): RowPage<projectApplication.ProviderRow> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}
