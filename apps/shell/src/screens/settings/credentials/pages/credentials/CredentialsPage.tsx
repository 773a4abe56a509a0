import { openApi, type credential, type DataOf } from '@console/contracts'
import { EmptyState, NoPermissionState, pageAfterRemoval } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../../../../parts/BackHomeButton.tsx'
import { useClientPage } from '../../queries/clients.ts'
import { ClientCard } from './ClientCard.tsx'
import { clientList } from './credentials.search.ts'
import { NewClientDialog } from './NewClientDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RotationDrawer } from './rotation/RotationDrawer.tsx'
import { UsageDrawer } from './usage/UsageDrawer.tsx'
import { useClientActions } from './use-client-actions.ts'
import { useClientColumns, type ClientColumnParts } from './use-client-columns.tsx'
import { useSecrets } from './use-secrets.ts'

/** The clients with which a company's own systems read its data (CRED-001). */
export function CredentialsPage() {
  const { formatMessage } = useIntl()
  const { apiOrigin, sessionUser } = useShell()
  const list = useListSearch(clientList)
  const { search, setSearch } = list
  const clients = useClientPage(list.paging)
  const actions = useClientActions()
  const secrets = useSecrets()
  const rows = clients.data?.records ?? []

  async function add() {
    await actions.add()
    // The newest client is first.
    if (search.page !== 1) setSearch({ page: 1 })
  }
  async function drop(client: credential.ApiClient) {
    if (await actions.drop(client)) {
      setSearch({ page: pageAfterRemoval(search.page, rows.length - 1) }, { replace: true })
    }
  }
  const parts = {
    actions,
    secrets,
    onView: (usage: number) => setSearch({ usage }),
    onRotate: (rotate: number) => setSearch({ rotate }),
    onDelete: (client: credential.ApiClient) => void drop(client),
  }
  const columns = useClientColumns(parts)

  const addButton = (
    <Button type="primary" loading={actions.isAdding} onClick={() => void add()}>
      {formatMessage({ id: 'credentials.add' })}
    </Button>
  )
  return (
    <ListPage
      list={list}
      query={clients}
      toRowPage={pageOf}
      label={formatMessage({ id: 'credentials.list' })}
      noPermission={
        <PageCard>
          <NoPermissionState
            tenant={sessionUser.tenantName}
            page={formatMessage({ id: 'credentials.pageName' })}
            action={<BackHomeButton />}
          />
        </PageCard>
      }
      formatCount={({ total }) => formatMessage({ id: 'credentials.count' }, { count: total })}
      about={
        <>
          {formatMessage({ id: 'credentials.about' })}{' '}
          <a href={`${apiOrigin}${openApi.OPENAPI_PATH}`} target="_blank" rel="noreferrer">
            {formatMessage({ id: 'credentials.describedAt' })}
          </a>
        </>
      }
      action={clients.data !== undefined && clients.data.total > 0 && addButton}
      summary={
        actions.problem !== null && (
          <Alert
            type="error"
            role="alert"
            title={actions.problem.text}
            description={actions.problem.reason}
            closable={{ onClose: actions.clearProblem }}
          />
        )
      }
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={cardWith(parts)}
      states={{
        failed: formatMessage({ id: 'credentials.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'credentials.empty' })} action={addButton}>
            {formatMessage({ id: 'credentials.empty.text' })}
          </EmptyState>
        ),
      }}
    >
      {secrets.pending !== null && (
        <PasswordDialog request={secrets.pending} onConfirm={secrets.confirm} onCancel={secrets.cancel} />
      )}
      {actions.made !== null && <NewClientDialog client={actions.made} onClose={actions.clearCreated} />}
      {search.usage !== null && (
        <UsageDrawer id={search.usage} rows={rows} onClose={() => setSearch({ usage: null })} />
      )}
      {search.rotate !== null && (
        <RotationDrawer id={search.rotate} actions={actions} onClose={() => setSearch({ rotate: null })} />
      )}
    </ListPage>
  )
}

function pageOf({ records, total }: DataOf<typeof credential.list>): RowPage<credential.ApiClient> {
  return { rows: records, total }
}

function cardWith(parts: ClientColumnParts) {
  return (client: credential.ApiClient) => <ClientCard client={client} {...parts} />
}
