import type { role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { EmptyState, ErrorState, Icon, useIsMobile, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useRole } from '../../queries/roles.ts'
import { CopyDialog } from './CopyDialog.tsx'
import type { GrantIndex } from './grant-index.ts'
import { RoleEditor } from './RoleEditor.tsx'
import { RoleList } from './RoleList.tsx'
import styles from './RolePage.module.css'
import { roleSearch } from './role.search.ts'
import { useRoleActions } from './use-role-actions.ts'
import { useRoleDraft } from './use-role-draft.ts'

type RoleWorkplaceProps = {
  roles: readonly role.RoleRow[]
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
}

/** The list of roles beside the open one; on a phone separate pages. */
export function RoleWorkplace({ roles, index, permissions }: RoleWorkplaceProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const isMobile = useIsMobile()
  const { search, problems, setSearch } = useUrlSearch(roleSearch)
  const openId = search.create ? null : search.role
  const opened = useRole(openId)
  const actions = useRoleActions()
  const state = useRoleDraft(search.create ? 'new' : ((openId === null ? null : opened.data) ?? null), index)
  const isOpen = search.create || openId !== null
  const { isDirty, draft } = state
  const name = draft.from?.name ?? formatMessage({ id: 'role.create' })

  const confirmLeaving = useLeaveGuard({
    isDirty,
    title: formatMessage({ id: 'role.leave.title' }, { name }),
    text: formatMessage({ id: 'role.leave.text' }),
    okText: formatMessage({ id: 'role.leave' }),
    onLeave: state.discard,
  })

  /** Opens another role of this page: unsaved changes are discarded only after confirmation. */
  async function go(changes: Parameters<typeof setSearch>[0]) {
    if (isDirty && !(await confirmLeaving())) return
    setSearch({ role: null, create: false, tab: 'grants', page: 1, ...changes })
  }

  return (
    <div className={styles['page']}>
      <div className={styles['notice']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      </div>
      {(!isMobile || !isOpen) && (
        <RoleList
          roles={roles}
          openId={openId}
          onOpen={(id) => {
            if (id !== openId) void go({ role: id })
          }}
          onCreate={() => void go({ create: true })}
        />
      )}
      {(!isMobile || isOpen) && (
        <div className={styles['main']}>
          {isMobile && (
            <Button type="text" icon={<Icon name="left" size={16} />} onClick={() => void go({})}>
              {formatMessage({ id: 'role.backToList' })}
            </Button>
          )}
          {contents()}
        </div>
      )}
      {actions.copying !== null && (
        <CopyDialog
          source={actions.copying}
          onCopy={async (copyName) => {
            if (actions.copying === null) return
            const copied = await actions.copy(actions.copying, copyName)
            setSearch({ role: copied.id, create: false, tab: 'grants', page: 1 })
          }}
          onCancel={actions.stopCopy}
        />
      )}
    </div>
  )

  async function remove(removed: role.Role) {
    if (await actions.remove(removed)) {
      state.discard()
      setSearch({ role: null, tab: 'grants', page: 1 }, { replace: true })
    }
  }

  function contents() {
    if (!isOpen) {
      return (
        <EmptyState title={formatMessage({ id: 'role.choose' })}>
          {formatMessage({ id: 'role.choose.text' })}
        </EmptyState>
      )
    }
    if (openId !== null && opened.data === undefined) return opened.error ? failure(opened.error) : loading()
    return (
      <RoleEditor
        key={openId ?? 'new'}
        {...{ state, index, permissions }}
        tab={search.tab}
        page={search.page}
        onTab={(tab) => setSearch({ tab, page: 1 })}
        onPage={(page) => setSearch({ page })}
        onSaved={(saved) => {
          if (saved.id !== openId) setSearch({ role: saved.id, create: false }, { replace: true })
        }}
        onCopy={(source) => {
          if (!isDirty) actions.startCopy(source)
          else services.toast.info(formatMessage({ id: 'role.copy.saveFirst' }))
        }}
        onRemove={(removed) => void remove(removed)}
        onReload={() => void opened.refetch()}
      />
    )
  }

  function failure(error: Error) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <EmptyState
          title={formatMessage({ id: 'role.gone' })}
          action={<Button onClick={() => void go({})}>{formatMessage({ id: 'role.backToList' })}</Button>}
        >
          {formatMessage({ id: 'role.gone.text' })}
        </EmptyState>
      )
    }
    return (
      <ErrorState
        title={formatMessage({ id: 'role.failed' })}
        error={error instanceof ApiError ? error : { message: error.message }}
        onRetry={() => void opened.refetch()}
      />
    )
  }

  function loading() {
    return (
      <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    )
  }
}
