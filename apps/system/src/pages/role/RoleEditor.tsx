import type { role } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { DraftNotice } from '@console/ui'
import { Alert, Button, Segmented } from 'antd'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { RoleGrants } from './RoleGrants.tsx'
import { RoleHead } from './RoleHead.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import styles from './RolePage.module.css'
import { ROLE_TABS, type RoleTab } from './role.search.ts'
import type { RoleDraftState } from './use-role-draft.ts'
import { useSaveRole, type SaveProblem } from './use-save-role.ts'

type RoleEditorProps = {
  state: RoleDraftState
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  tab: RoleTab
  page: number
  onTab: (tab: RoleTab) => void
  onPage: (page: number) => void
  onSaved: (saved: role.Role) => void
  onCopy: (source: role.Role) => void
  onRemove: (removed: role.Role) => void
  /** Reloads the role after somebody else has changed it. */
  onReload: () => void
}

/** A role, or a new one: its permissions and its members. */
export function RoleEditor({ state, index, permissions, tab, page, ...on }: RoleEditorProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { save, isSaving, problem, clearProblem } = useSaveRole(state, index)
  const { from } = state.draft
  const isReadOnly = from?.canChange === false
  const shown = from === null ? 'grants' : tab

  async function saveAll() {
    const saved = await save()
    if (saved !== null) on.onSaved(saved)
  }

  function discard() {
    clearProblem()
    state.discard()
  }

  function reload() {
    discard()
    on.onReload()
  }

  return (
    <form
      className={styles['editor']}
      noValidate
      aria-label={from?.name ?? formatMessage({ id: 'role.create' })}
      onSubmit={(event) => {
        event.preventDefault()
        if (state.isDirty && !isSaving) void saveAll()
      }}
    >
      <DraftNotice draft={state} timezone={timezone} />
      <RoleHead {...{ state, problem, isReadOnly }} onCopy={on.onCopy} onRemove={on.onRemove} />
      {isReadOnly && <Alert type="info" title={formatMessage({ id: 'role.readOnly' })} />}
      {problem !== null && problem.location !== 'name' && <SaveFailure problem={problem} onReload={reload} />}
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
        <RoleGrants {...{ index, permissions, state, isReadOnly }} />
      )}
      {!isReadOnly && <RoleFoot isDirty={state.isDirty} isSaving={isSaving} onDiscard={discard} />}
    </form>
  )
}

type SaveFailureProps = { problem: SaveProblem; onReload: () => void }

/** Why the role was not saved; after a conflict with a way to the newest version. */
function SaveFailure({ problem, onReload }: SaveFailureProps) {
  const { formatMessage } = useIntl()
  const reload = (
    <Button size="small" onClick={onReload}>
      {formatMessage({ id: 'role.reload' })}
    </Button>
  )
  return (
    <Alert
      type="error"
      role="alert"
      title={problem.text}
      description={formatMessage({ id: 'form.inputPreserved' })}
      {...(problem.location === 'conflict' ? { action: reload } : {})}
    />
  )
}

type RoleFootProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void }

function RoleFoot({ isDirty, isSaving, onDiscard }: RoleFootProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['foot']}>
      {isDirty && <span className={styles['note']}>{formatMessage({ id: 'role.unsaved' })}</span>}
      <Button disabled={!isDirty || isSaving} onClick={onDiscard}>
        {formatMessage({ id: 'role.discard' })}
      </Button>
      <Button type="primary" htmlType="submit" disabled={!isDirty} loading={isSaving}>
        {formatMessage({ id: 'role.save' })}
      </Button>
    </div>
  )
}
