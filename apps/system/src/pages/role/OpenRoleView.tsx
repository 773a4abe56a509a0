import type { role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { RoleEditor } from './RoleEditor.tsx'
import styles from './RolePage.module.css'
import type { OpenRole } from './use-open-role.ts'
import type { RoleActions } from './use-role-actions.ts'

type OpenRoleViewProps = {
  open: OpenRole
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  actions: RoleActions
}

/** The open role in its editor, or why there is none. */
export function OpenRoleView({ open, index, permissions, actions }: OpenRoleViewProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { search, setSearch, openId, opened, editing } = open

  async function remove(removed: role.Role) {
    if (await actions.remove(removed)) {
      editing.draft.discard()
      setSearch({ role: null, tab: 'grants', page: 1 }, { replace: true })
    }
  }

  if (!open.isOpen) {
    return (
      <EmptyState title={formatMessage({ id: 'role.choose' })}>
        {formatMessage({ id: 'role.choose.text' })}
      </EmptyState>
    )
  }
  if (openId !== null && opened.data === undefined) {
    return opened.error ? <RoleFailure open={open} error={opened.error} /> : <RoleLoading />
  }
  return (
    <RoleEditor
      key={openId ?? 'new'}
      {...{ editing, index, permissions }}
      tab={search.tab}
      page={search.page}
      onTab={(tab) => setSearch({ tab, page: 1 })}
      onPage={(page) => setSearch({ page })}
      onSaved={(saved) => {
        if (saved.id !== openId) setSearch({ role: saved.id, create: false }, { replace: true })
      }}
      onCopy={(source) => {
        if (!editing.isDirty) actions.startCopy(source)
        else services.toast.info(formatMessage({ id: 'role.copy.saveFirst' }))
      }}
      onRemove={(removed) => void remove(removed)}
    />
  )
}

function RoleFailure({ open, error }: { open: OpenRole; error: Error }) {
  const { formatMessage } = useIntl()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={formatMessage({ id: 'role.gone' })}
        action={<Button onClick={() => void open.go({})}>{formatMessage({ id: 'role.backToList' })}</Button>}
      >
        {formatMessage({ id: 'role.gone.text' })}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={formatMessage({ id: 'role.failed' })}
      error={error instanceof ApiError ? error : { message: error.message }}
      onRetry={() => void open.opened.refetch()}
    />
  )
}

function RoleLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}
