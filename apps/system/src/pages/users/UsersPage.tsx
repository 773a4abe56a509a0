import { AddressNotice } from '@console/ui/address-notice'
import { ApiError, lazyPart, useHost } from '@console/sub-app'
import { InspectDrawer, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageFailure } from '../../components/PageFailure.tsx'
import { usePeople } from '../../queries/people.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { filtersOf, searchOf, usersSearch, wantedOf, type UsersFilters } from './users.search.ts'
import { UsersBand } from './UsersBand.tsx'
import { UsersList } from './UsersList.tsx'
import styles from './UsersPage.module.css'

/** Comes with its texts when somebody is opened: the list alone needs nothing of it. */
const PersonPanel = lazyPart(
  async () => {
    const [panel, { texts }] = await Promise.all([
      import(/* webpackChunkName: "on-demand-person" */ '../../components/person/PersonPanel.tsx'),
      import(/* webpackChunkName: "on-demand-person" */ './person-texts.ts'),
    ])
    return { Page: panel.PersonPanel, texts }
  },
  { Loading: PanelLoading },
)

/** All people of the company: found, made, changed, imported and exported (SHELL-049). */
export function UsersPage() {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(usersSearch)
  const filters = filtersOf(search)
  const { page, id: openId } = search
  const people = usePeople(wantedOf(filters, page))
  const mayManage = user.individual !== true

  function apply(next: UsersFilters) {
    const isSame = JSON.stringify(next) === JSON.stringify(filters) && page === 1
    if (isSame) void people.refetch()
    else setSearch(searchOf(next))
  }

  if (people.error instanceof ApiError && people.error.status === 403) {
    return (
      <PageFailure
        error={people.error}
        title={formatMessage({ id: 'people.failed' })}
        page={formatMessage({ id: 'people.pageName' })}
        onRetry={() => void people.refetch()}
      />
    )
  }
  const rows = people.data?.records ?? []
  const index = rows.findIndex(({ id }) => id === openId)
  const walkTo = (id: number | undefined) =>
    id === undefined ? undefined : () => setSearch({ id }, { replace: true })
  return (
    <div className={styles['page']}>
      <UsersBand
        key={JSON.stringify(filters)}
        applied={filters}
        isBusy={people.isFetching}
        onInquire={apply}
        onReset={resetSearch}
      />
      <div className={styles['body']}>
        <div className={styles['main']}>
          <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
          <UsersList
            people={people}
            filters={filters}
            page={page}
            openId={openId}
            mayManage={mayManage}
            onOpen={(id) => setSearch({ id }, { replace: openId !== null })}
            onPage={(next) => setSearch({ page: next })}
            onFilters={apply}
            onReset={resetSearch}
            onImport={() => setSearch({ import: true })}
            isMaking={search.new && mayManage}
            onMaking={(isMaking) => setSearch({ new: isMaking })}
          />
        </div>
        {openId !== null && (
          <div className={styles['dock']}>
            <InspectDrawer
              title={rows[index]?.name ?? formatMessage({ id: 'people.person' })}
              onClose={() => setSearch({ id: null, edit: false })}
              onPrevious={walkTo(rows[index - 1]?.id)}
              onNext={index === -1 ? undefined : walkTo(rows[index + 1]?.id)}
            >
              <PersonPanel
                id={openId}
                isEditing={search.edit}
                onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
              />
            </InspectDrawer>
          </div>
        )}
      </div>
      {search.import && mayManage && (
        <ImportDialog onClose={() => setSearch({ import: false }, { replace: true })} />
      )}
    </div>
  )
}

function PanelLoading() {
  return <Skeleton active />
}
