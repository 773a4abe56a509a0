import { foldText, role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { EmptyState, ErrorState, Icon, useIsMobile } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { FormDialog, TextField } from '@console/ui/form'
import { Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { RoleEditor } from './RoleEditor.tsx'
import { type OpenRole, useOpenRole } from './use-open-role.ts'
import { type RoleActions, useRoleActions } from './use-role-actions.ts'
import styles from './RolePage.module.css'

type RoleWorkplaceProps = {
  roles: readonly role.RoleRow[]
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
}

/** The list of roles beside the open one; on a phone separate pages. */
export function RoleWorkplace({ roles, index, permissions }: RoleWorkplaceProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  // Beside the list there is room for one: the first until another is opened.
  const open = useOpenRole(index, isMobile ? null : (roles[0]?.id ?? null))
  const actions = useRoleActions()
  const { problems, setSearch, openId, isOpen, go } = open

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
          <OpenRoleView {...{ open, index, permissions, actions }} />
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
}

type CopyDialogProps = {
  source: role.Role
  /** Rejects with the problem. */
  onCopy: (name: string) => Promise<void>
  onCancel: () => void
}

/** A dialog for the name of the copy; its problem is shown below the field. */
function CopyDialog({ source, onCopy, onCancel }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const missing = formatMessage({ id: 'role.name.missing' })
  const form = useForm({
    draft: useFormValues({
      name: formatMessage({ id: 'role.copy.name' }, { name: source.name }).slice(0, role.ROLE_NAME_MAX),
    }),
    check: ({ name }) => (name.trim() === '' ? { name: missing } : {}),
    save: async ({ name }: { name: string }) => onCopy(name.trim()),
    refusedFields: ({ message }) => ({ name: message }),
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'role.copy.title' }, { name: source.name })}
      okText={formatMessage({ id: 'role.copy' })}
      form={form}
      onClose={onCancel}
    >
      <TextField
        label={formatMessage({ id: 'role.name' })}
        input={{ maxLength: role.ROLE_NAME_MAX }}
        {...form.field('name')}
      />
    </FormDialog>
  )
}

type RoleListProps = {
  roles: readonly role.RoleRow[]
  openId: number | null
  onOpen: (id: number) => void
  onCreate: () => void
}

/** The company's roles, filtered by name. */
function RoleList({ roles, openId, onOpen, onCreate }: RoleListProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const needle = foldText(search.trim())
  const shown = roles.filter(({ name }) => foldText(name).includes(needle))
  return (
    <section className={styles['list']} aria-label={formatMessage({ id: 'role.list' })}>
      <div className={`ui-stack ui-gap-8 ${styles['listHead']}`}>
        <Input
          allowClear
          prefix={<Icon name="search" size={16} />}
          aria-label={formatMessage({ id: 'role.list.search' })}
          placeholder={formatMessage({ id: 'role.list.search' })}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={<Icon name="plus" size={16} />} onClick={onCreate}>
          {formatMessage({ id: 'role.create' })}
        </Button>
      </div>
      <ul className={styles['roles']}>
        {shown.map(({ id, name, people, pages, isOwn }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['role']}
              aria-current={id === openId}
              onClick={() => onOpen(id)}
            >
              <span className="ui-size-14 ui-anywhere">{name}</span>
              <span className={styles['note']}>
                {formatMessage({ id: 'role.list.counts' }, { people, pages })}
                {isOwn && ` · ${formatMessage({ id: 'role.own' })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles['note']} role="status">
          {formatMessage({ id: 'role.list.none' })}
        </p>
      )}
    </section>
  )
}

type OpenRoleViewProps = {
  open: OpenRole
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  actions: RoleActions
}

/** The open role in its editor, or why there is none. */
function OpenRoleView({ open, index, permissions, actions }: OpenRoleViewProps) {
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
    <div className="ui-pad-24" role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}
