import { role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useForm, type FormObject } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { useCreateRole, useModifyRole } from '../../queries/roles.ts'
import type { GrantIndex } from './grant-index.ts'
import { lostPages, toContent, type RoleForm } from './role-form.ts'
import type { RoleDraft } from './use-role-draft.ts'

/** More names would make the dialog unreadable. */
const MAX_NAMED_PAGES = 5

/** The form object of a role; the input stays through every failure. */
export function useRoleForm(
  opened: RoleDraft,
  { index, onSaved }: { index: GrantIndex; onSaved: (saved: role.Role) => void },
): FormObject<RoleForm> {
  const { from, present, draft } = opened
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const isMeant = useConfirmedLoss(opened, index)
  const create = useCreateRole()
  const modify = useModifyRole()

  /** Resolves to null where the person thought better of it. */
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
