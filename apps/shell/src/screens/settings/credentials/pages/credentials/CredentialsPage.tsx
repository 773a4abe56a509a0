import { openApi, type credential, type DataOf } from '@console/contracts'
import { EmptyState, NoPermissionState, pageAfterRemoval } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../../../../parts/BackHomeButton.tsx'
import { useClientPage } from '../../queries/clients.ts'
import { ActionProblemAlert } from './ActionProblemAlert.tsx'
import { ClientCard } from './ClientCard.tsx'
import { CredentialsOverlays } from './CredentialsOverlays.tsx'
import { clientList } from './credentials.search.ts'
import { useClientActions } from './use-client-actions.ts'
import { useClientColumns, type ClientColumnParts } from './use-client-columns.tsx'
import { useSecrets } from './use-secrets.ts'

/** The clients with which a company's own systems read its data (CRED-001). */
export function CredentialsPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(clientList)
  const { search, setSearch } = list
  const clients = useClientPage(list.paging)
  const actions = useClientActions()
  const secrets = useSecrets()
  const rows = clients.data?.records ?? []

  async function add() {
    await actions.confirmAdd()
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

  const addButton = (
    <Button type="primary" loading={actions.isAdding} onClick={() => void add()}>
      {formatMessage({ id: 'credentials.add' })}
    </Button>
  )
  return (
    <ListPage
      list={list}
      query={clients}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'credentials.list' })}
      noPermission={<CredentialsForbidden />}
      formatCount={({ total }) => formatMessage({ id: 'credentials.count' }, { count: total })}
      about={<AboutCredentials />}
      isCompact
      action={clients.data !== undefined && clients.data.total > 0 && addButton}
      summary={<ActionProblemAlert actions={actions} />}
      columns={useClientColumns(parts)}
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
      <CredentialsOverlays list={list} rows={rows} actions={actions} secrets={secrets} />
    </ListPage>
  )
}

function toRowPage({ records, total }: DataOf<typeof credential.list>): RowPage<credential.ApiClient> {
  return { rows: records, total }
}

function cardWith(parts: ClientColumnParts) {
  return (client: credential.ApiClient) => <ClientCard client={client} {...parts} />
}

function CredentialsForbidden() {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  return (
    <PageCard>
      <NoPermissionState
        tenant={sessionUser.tenantName}
        page={formatMessage({ id: 'credentials.pageName' })}
        action={<BackHomeButton />}
      />
    </PageCard>
  )
}

/** What clients are for, and where their calls are described. */
function AboutCredentials() {
  const { formatMessage } = useIntl()
  const { apiOrigin, client } = useShell()
  return (
    <>
      {formatMessage({ id: 'credentials.about' })}{' '}
      {client.has(openApi.organizations) && (
        <a href={`${apiOrigin}${openApi.OPENAPI_PATH}`} target="_blank" rel="noreferrer">
          {formatMessage({ id: 'credentials.describedAt' })}
        </a>
      )}
    </>
  )
}
