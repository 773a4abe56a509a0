import { role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { type FieldBinding, type FormObject, useForm } from '@console/sub-app/form'
import { Icon } from '@console/ui'
import { FormBody, TextField } from '@console/ui/form'
import { Alert, Button, Segmented, Tooltip } from 'antd'
import type { SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useCreateRole, useModifyRole } from '../../queries/roles.ts'
import type { GrantIndex } from './grant-index.ts'
import { lostPages, type RoleForm, toContent } from './role-form.ts'
import { ROLE_TABS, type RoleTab } from './role.search.ts'
import { RoleGrants } from './RoleGrants.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import type { RoleDraft } from './use-role-draft.ts'
import styles from './RolePage.module.css'

/** More names would make the dialog unreadable. */
const MAX_NAMED_PAGES = 5

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

type RoleHeadProps = {
  from: role.Role | null
  name: FieldBinding<string>
  isReadOnly: boolean
  onCopy: (source: role.Role) => void
  onRemove: (removed: role.Role) => void
}

/** The name and the actions of a role. */
function RoleHead({ from, name, isReadOnly, onCopy, onRemove }: RoleHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['editorHead']}>
      <TextField
        label={formatMessage({ id: 'role.name' })}
        {...name}
        isDisabled={isReadOnly}
        input={{ maxLength: role.ROLE_NAME_MAX }}
      />
      {from !== null && (
        <div className={`ui-flex ui-gap-8 ${styles['tools']}`}>
          <Button icon={<Icon name="copy" size={16} />} onClick={() => onCopy(from)}>
            {formatMessage({ id: 'role.copy' })}
          </Button>
          <Tooltip
            title={
              from.people === 0 ? '' : formatMessage({ id: 'role.delete.inUse' }, { count: from.people })
            }
          >
            <Button danger disabled={from.people > 0} onClick={() => onRemove(from)}>
              {formatMessage({ id: 'role.delete' })}
            </Button>
          </Tooltip>
        </div>
      )}
    </div>
  )
}

/** The form object of a role; the input stays through every failure. */
function useRoleForm(
  opened: RoleDraft,
  { index, onSaved }: { index: GrantIndex; onSaved: (saved: role.Role) => void },
): FormObject<RoleForm> {
  const { from, present, draft } = opened
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const isMeant = useConfirmedLoss(opened, index)
  const create = useCreateRole()
  const modify = useModifyRole()

  /** Resolves to null where the person declined the confirmation. */
  async function save(values: RoleForm): Promise<role.Role | null> {
    if (!(await isMeant(values))) return null
    const content = toContent(values)
    return from === null
      ? create.mutateAsync(content)
      : modify.mutateAsync({ id: from.id, version: draft.seenVersion, ...content })
  }

  return useForm({
    draft,
    present: { form: present, version: from?.version ?? draft.seenVersion },
    save,
    staysAsItIs: true,
    timezone,
    check: ({ name }) => (name.trim() === '' ? { name: formatMessage({ id: 'role.name.missing' }) } : {}),
    refusedFields,
    onSaved: (saved) => {
      if (saved === null) return
      draft.discard()
      services.toast.success(formatMessage({ id: 'role.saved' }, { name: saved.name }))
      onSaved(saved)
    },
  })
}

function refusedFields(error: Error): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return error.code === role.ROLE_REFUSALS.nameTaken ? { name: error.message } : (error.detail.fields ?? {})
}

/** Removing pages from one's own role needs a confirmation. */
function useConfirmedLoss({ from, draft }: RoleDraft, index: GrantIndex) {
  const { formatMessage, formatList } = useIntl()
  const { services } = useHost()
  return async (values: RoleForm): Promise<boolean> => {
    const lost = from?.isOwn === true ? lostPages(draft.base, values, index) : []
    if (lost.length === 0) return true
    const named = formatList(lost.slice(0, MAX_NAMED_PAGES), { type: 'unit' })
    return services.confirm({
      title: formatMessage({ id: 'role.save.own.title' }),
      content: formatMessage({ id: 'role.save.own.text' }, { count: lost.length, pages: named }),
      okText: formatMessage({ id: 'role.save' }),
      isDestructive: true,
    })
  }
}
