import type { role } from '@console/contracts'
import { role as calls } from '@console/contracts'
import { ApiError, failureText, useHost } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateRole, useModifyRole } from '../../queries/roles.ts'
import type { GrantIndex } from './grant-index.ts'
import { toContent, lostPages } from './role-draft.ts'
import type { RoleDraftState } from './use-role-draft.ts'

/** Where a failure is shown: at the name, or above the form. */
export type SaveProblem = { location: 'name' | 'form' | 'conflict'; text: string }

/** More names would make the dialog unreadable. */
const MAX_NAMED_PAGES = 5

/** Saves a draft; the input stays through every failure. */
export function useSaveRole({ draft, before, discard }: RoleDraftState, index: GrantIndex) {
  const { formatMessage, formatList } = useIntl()
  const { services } = useHost()
  const create = useCreateRole()
  const modify = useModifyRole()
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  /** Removing pages from one's own role needs a confirmation. */
  async function isMeant(): Promise<boolean> {
    const lost = draft.from?.isOwn === true ? lostPages(before, draft, index) : []
    if (lost.length === 0) return true
    const named = formatList(lost.slice(0, MAX_NAMED_PAGES), { type: 'unit' })
    return services.confirm({
      title: formatMessage({ id: 'role.save.own.title' }),
      content: formatMessage({ id: 'role.save.own.text' }, { count: lost.length, pages: named }),
      okText: formatMessage({ id: 'role.save' }),
      isDestructive: true,
    })
  }

  /** Resolves to the saved role; null when it was not saved. */
  async function save(): Promise<role.Role | null> {
    const content = toContent(draft)
    if (content.name === '') {
      setProblem({ location: 'name', text: formatMessage({ id: 'role.name.missing' }) })
      return null
    }
    if (!(await isMeant())) return null
    setProblem(null)
    try {
      const { from } = draft
      const saved =
        from === null
          ? await create.mutateAsync(content)
          : await modify.mutateAsync({ id: from.id, version: from.version, ...content })
      discard()
      services.toast.success(formatMessage({ id: 'role.saved' }, { name: saved.name }))
      return saved
    } catch (error) {
      services.reportError(error, 'role.save')
      setProblem(toSaveProblem(error))
      return null
    }
  }

  return {
    save,
    isSaving: create.isPending || modify.isPending,
    problem,
    clearProblem: () => setProblem(null),
  }
}

function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) return { location: 'form', text: failureText(error) }
  if (error.code === calls.ROLE_REFUSALS.nameTaken) return { location: 'name', text: error.message }
  const { name, ...others } = error.detail.fields ?? {}
  if (name !== undefined) return { location: 'name', text: name }
  const text = [failureText(error), ...Object.values(others)].join(' ')
  return { location: error.status === 409 ? 'conflict' : 'form', text }
}
