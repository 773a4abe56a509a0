import type { role } from '@console/contracts'
import { FormBody } from '@console/ui/form'
import { Alert, Button, Segmented } from 'antd'
import type { SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { RoleGrants } from './RoleGrants.tsx'
import { RoleHead } from './RoleHead.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import styles from './RolePage.module.css'
import { ROLE_TABS, type RoleTab } from './role.search.ts'
import type { RoleDraft } from './use-role-draft.ts'
import { useRoleForm } from './use-role-form.ts'

type RoleEditorProps = {
  editing: RoleDraft
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  tab: RoleTab
  page: number
  onTab: (tab: RoleTab) => void
  onPage: (page: number) => void
  onSaved: (saved: role.Role) => void
  onCopy: (source: role.Role) => void
  onRemove: (removed: role.Role) => void
}

/** A role, or a new one: its permissions and its members. */
export function RoleEditor({ editing, index, permissions, tab, page, ...on }: RoleEditorProps) {
  const { formatMessage } = useIntl()
  const { from } = editing
  const form = useRoleForm(editing, { index, onSaved: on.onSaved })
  const isReadOnly = from?.canChange === false
  const shown = from === null ? 'grants' : tab
  // Enter in the name of an unchanged role sends nothing.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (form.isDirty) form.submit(event)
    else event.preventDefault()
  }

  return (
    <FormBody
      form={{ ...form, submit }}
      className={styles['editor']}
      aria-label={from?.name ?? formatMessage({ id: 'role.create' })}
      footer={!isReadOnly && <RoleFoot {...form} onDiscard={form.draft.discard} />}
    >
      <RoleHead
        {...{ from, isReadOnly }}
        name={form.field('name')}
        onCopy={on.onCopy}
        onRemove={on.onRemove}
      />
      {isReadOnly && <Alert type="info" title={formatMessage({ id: 'role.readOnly' })} />}
      {from !== null && (
        <Segmented<RoleTab>
          className={styles['tabs'] ?? ''}
          aria-label={formatMessage({ id: 'role.tabs' })}
          value={shown}
          options={ROLE_TABS.map((value) => ({
            value,
            label: formatMessage({ id: `role.tab.${value}` }, { count: from.people }),
          }))}
          onChange={on.onTab}
        />
      )}
      {shown === 'people' && from !== null ? (
        <RoleMembers id={from.id} page={page} onPage={on.onPage} />
      ) : (
        <RoleGrants
          {...{ index, permissions, isReadOnly }}
          pages={form.field('pages')}
          extra={form.field('permissions')}
        />
      )}
    </FormBody>
  )
}

type RoleFootProps = { isDirty: boolean; isSending: boolean; onDiscard: () => void }

function RoleFoot({ isDirty, isSending, onDiscard }: RoleFootProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['foot']}>
      {isDirty && <span className={styles['note']}>{formatMessage({ id: 'role.unsaved' })}</span>}
      <Button disabled={!isDirty || isSending} onClick={onDiscard}>
        {formatMessage({ id: 'role.discard' })}
      </Button>
      <Button type="primary" htmlType="submit" disabled={!isDirty} loading={isSending}>
        {formatMessage({ id: 'role.save' })}
      </Button>
    </div>
  )
}
