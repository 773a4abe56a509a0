import { credential, type DataOf, MAX_PAGE, openApi } from '@console/contracts'
import {
  AppModal,
  EmptyText,
  formatTime,
  idField,
  NoPermissionState,
  pageAfterRemoval,
  Icon,
} from '@console/ui'
import {
  type ListDefinition,
  ListPage,
  type ListSearch,
  pageField,
  type RowPage,
  sizeField,
  useListSearch,
} from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../../runtime/router/PageCard.tsx'
import type { ShellPage } from '../../../../../runtime/router/shell-page.ts'
import { BackHomeButton } from '../../../../parts/BackHomeButton.tsx'
import { ClientButtons } from '../../components/ClientButtons.tsx'
import { ClientStatusTag } from '../../components/ClientStatusTag.tsx'
import { ClientName, CopiedCode } from '../../components/CopiedCode.tsx'
import { SecretText } from '../../components/SecretText.tsx'
import { credentialsTexts } from '../../credentials-texts.ts'
import { type ClientWords, clientLabel } from '../../model/client-words.ts'
import { useClientPage } from '../../queries/credentials.ts'
import { ActionProblemAlert } from './ActionProblemAlert.tsx'
import { EditClientForm, NewClientForm } from './ClientWordsDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RotationDrawer } from './rotation/RotationDrawer.tsx'
import { UsageDrawer } from './usage/UsageDrawer.tsx'
import { type ClientActions, useClientActions } from './use-client-actions.ts'
import { type ClientColumnParts, useClientColumns, useLastUsed } from './use-client-columns.tsx'
import { type Secrets, useSecrets } from './use-secrets.ts'
import styles from './CredentialsPage.module.css'

/** The view in the address: page, the client whose usage is open, the one that is being replaced. */
const shape = {
  page: pageField(MAX_PAGE),
  size: sizeField(credential.CREDENTIAL_PAGE_SIZE),
  usage: idField(),
  rotate: idField(),
}

const clientList: ListDefinition<typeof shape, Record<never, never>> = {
  shape,
  toFilters: () => ({}),
  toSearch: () => ({}),
  pageSize: credential.CREDENTIAL_PAGE_SIZE,
}

/** The clients with which a company's own systems read its data (CRED-001). */
export function CredentialsPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(clientList)
  const { search, setSearch } = list
  const clients = useClientPage(list.paging)
  const actions = useClientActions()
  const secrets = useSecrets()
  const rows = clients.data?.records ?? []
  const hasNames = useShell().client.has(credential.describe)
  const [named, setNamed] = useState<NamedClient | null>(null)

  // The newest client is first.
  const showFirst = () => {
    if (search.page !== 1) setSearch({ page: 1 })
  }
  async function add() {
    if (hasNames) setNamed('new')
    else await actions.confirmAdd().then(showFirst)
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
    onEdit: (client: credential.ApiClient) => setNamed(client.id),
    onRotate: (rotate: number) => setSearch({ rotate }),
    onDelete: (client: credential.ApiClient) => void drop(client),
  }

  const addButton = (
    <Button type="primary" icon={<Icon name="plus" />} loading={actions.isAdding} onClick={() => void add()}>
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
        empty: <EmptyText textId="credentials.empty" action={addButton} />,
      }}
    >
      <NamingDialog
        named={named}
        rows={rows}
        onClose={() => setNamed(null)}
        onCreate={async (words) => {
          await actions.createNamed(words)
          showFirst()
        }}
      />
      <CredentialsOverlays list={list} rows={rows} actions={actions} secrets={secrets} />
    </ListPage>
  )
}

/** The client whose name is asked for: a new one, or the id of one that is there. */
type NamedClient = number | 'new'

type NamingDialogProps = {
  named: NamedClient | null
  rows: readonly credential.ApiClient[]
  onCreate: (words: ClientWords) => Promise<void>
  onClose: () => void
}

function NamingDialog({ named, rows, onCreate, onClose }: NamingDialogProps) {
  if (named === 'new') return <NewClientForm onCreate={onCreate} onClose={onClose} />
  const client = rows.find(({ id }) => id === named)
  return client === undefined ? null : <EditClientForm key={client.id} client={client} onClose={onClose} />
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

/** Explains what clients are for, and where their calls are described. */
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

type CredentialsOverlaysProps = {
  list: Pick<ListSearch<(typeof clientList)['shape'], object>, 'search' | 'setSearch'>
  rows: readonly credential.ApiClient[]
  actions: ClientActions
  secrets: Secrets
}

/** The dialogs and drawers of the page; the drawers are in the address. */
function CredentialsOverlays({ list, rows, actions, secrets }: CredentialsOverlaysProps) {
  const { search, setSearch } = list
  return (
    <>
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
    </>
  )
}

/** A row on a phone. */
function ClientCard({ client, secrets, ...buttons }: ClientColumnParts & { client: credential.ApiClient }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useShell()
  const lastUsed = useLastUsed()
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16 ui-size-13">
      <div className="ui-row ui-between ui-gap-8">
        <ClientName client={client} />
        <ClientStatusTag status={client.status} />
      </div>
      <SecretText client={client} secrets={secrets} />
      <div className="ui-muted">
        {formatMessage({ id: 'credentials.created' })} {formatTime(client.createTimestamp, timezone)}
      </div>
      <div className="ui-muted">
        {formatMessage({ id: 'credentials.usage' })}{' '}
        {[formatNumber(client.usage), lastUsed(client)].filter((part) => part !== '').join(' · ')}
      </div>
      <ClientButtons client={client} {...buttons} />
    </div>
  )
}

/** Id and full secret of a client just created. */
function NewClientDialog({ client, onClose }: { client: credential.ApiClient; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { clientId, clientSecret, name } = client
  const label = clientLabel(client)
  return (
    <AppModal
      open
      title={formatMessage({ id: 'credentials.made.title' })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage({ id: 'credentials.made.close' })}
        </Button>
      }
    >
      <p>{formatMessage({ id: 'credentials.made.text' })}</p>
      <dl className={`ui-after-12 ui-small ui-faint-terms ${styles['made']}`}>
        {name !== undefined && (
          <>
            <dt>{formatMessage({ id: 'credentials.name' })}</dt>
            <dd className="ui-anywhere">{name}</dd>
          </>
        )}
        <dt>{formatMessage({ id: 'credentials.clientId' })}</dt>
        <dd>
          <CopiedCode labelId="credentials.copyId" client={clientId} code={clientId} />
        </dd>
        <dt>{formatMessage({ id: 'credentials.clientSecret' })}</dt>
        <dd>
          <CopiedCode labelId="credentials.copySecret" client={label} code={clientSecret} />
        </dd>
      </dl>
    </AppModal>
  )
}

export const credentialsPage: ShellPage = { Page: CredentialsPage, texts: credentialsTexts }
