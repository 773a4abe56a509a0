import { useLeaveGuard } from '@console/sub-app/form'
import { useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { useRole } from '../../queries/roles.ts'
import type { GrantIndex } from './grant-index.ts'
import { roleSearch } from './role.search.ts'
import { useRoleDraft } from './use-role-draft.ts'

/** The role that the address opens, else `firstId`, or a new one, with its draft. */
export function useOpenRole(index: GrantIndex, firstId: number | null) {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(roleSearch)
  const openId = search.create ? null : (search.role ?? firstId)
  const opened = useRole(openId)
  const editing = useRoleDraft(
    search.create ? 'new' : ((openId === null ? null : opened.data) ?? null),
    index,
  )
  const { isDirty, from, draft } = editing
  const name = from?.name ?? formatMessage({ id: 'role.create' })

  const confirmLeaving = useLeaveGuard({
    isDirty,
    title: formatMessage({ id: 'role.leave.title' }, { name }),
    text: formatMessage({ id: 'role.leave.text' }),
    okText: formatMessage({ id: 'role.leave' }),
    onLeave: draft.discard,
  })

  /** Opens another role of this page: unsaved changes are discarded only after confirmation. */
  async function go(changes: Parameters<typeof setSearch>[0]) {
    if (isDirty && !(await confirmLeaving())) return
    setSearch({ role: null, create: false, tab: 'grants', page: 1, ...changes })
  }

  return {
    search,
    problems,
    setSearch,
    openId,
    isOpen: search.create || openId !== null,
    opened,
    editing,
    go,
  }
}

export type OpenRole = ReturnType<typeof useOpenRole>
