import { credential, openApi } from '@console/contracts'
import { DataTable, isForbidden, NoPermissionState, pageAfterRemoval, useUrlSearch } from '@console/ui'
import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../../../../parts/BackHomeButton.tsx'
import { useClientPage } from '../../queries/clients.ts'
import { ClientCard } from './ClientCard.tsx'
import { ClientsState } from './ClientsState.tsx'
import { credentialsSearch } from './credentials.search.ts'
import styles from './CredentialsPage.module.css'
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
  const { search, setSearch } = useUrlSearch(credentialsSearch)
  const clients = useClientPage(search.page)
  const actions = useClientActions()
  const secrets = useSecrets()
  const rows = clients.data?.records ?? []
  const total = clients.data?.total ?? 0

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

  if (isForbidden(clients.error)) {
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
  const addButton = (
    <Button type="primary" loading={actions.isAdding} onClick={() => void add()}>
      {formatMessage({ id: 'credentials.add' })}
    </Button>
  )
  const isReady = clients.data !== undefined || clients.isError
  return (
    <div className={styles['page']}>
      <p className={styles['note']}>
        {formatMessage({ id: 'credentials.about' })}{' '}
        <a href={`${apiOrigin}${openApi.OPENAPI_PATH}`} target="_blank" rel="noreferrer">
          {formatMessage({ id: 'credentials.describedAt' })}
        </a>
      </p>
      {actions.problem !== null && (
        <Alert
          type="error"
          role="alert"
          title={actions.problem.text}
          description={actions.problem.reason}
          closable={{ onClose: actions.forgetProblem }}
        />
      )}
      <div className={styles['line']}>
        <span className={styles['count']} role="status">
          {clients.data !== undefined && formatMessage({ id: 'credentials.count' }, { count: total })}
        </span>
        {total > 0 && addButton}
      </div>
      <DataTable
        label={formatMessage({ id: 'credentials.list' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={!isReady}
        isRefreshing={clients.isPlaceholderData}
        paging={{ page: search.page, pageSize: credential.CREDENTIAL_PAGE_SIZE, total }}
        onPage={(page) => setSearch({ page })}
        mobileCard={cardWith(parts)}
        {...(isReady && rows.length === 0
          ? {
              state: (
                <ClientsState
                  clients={clients}
                  action={addButton}
                  onFirstPage={() => setSearch({ page: 1 })}
                />
              ),
            }
          : {})}
      />
      {secrets.pending !== null && (
        <PasswordDialog request={secrets.pending} onConfirm={secrets.confirm} onCancel={secrets.cancel} />
      )}
      {actions.made !== null && <NewClientDialog client={actions.made} onClose={actions.forgetMade} />}
      {search.usage !== null && (
        <UsageDrawer id={search.usage} rows={rows} onClose={() => setSearch({ usage: null })} />
      )}
      {search.rotate !== null && (
        <RotationDrawer id={search.rotate} actions={actions} onClose={() => setSearch({ rotate: null })} />
      )}
    </div>
  )
}

function cardWith(parts: ClientColumnParts) {
  return (client: credential.ApiClient) => <ClientCard client={client} {...parts} />
}
