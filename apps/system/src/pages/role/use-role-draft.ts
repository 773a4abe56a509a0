import type { role } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useMemo } from 'react'
import type { GrantIndex } from './grant-index.ts'
import { draftOf, isSameDraft, NEW_ROLE, type RoleDraft } from './role-draft.ts'

/** A draft as it is kept: lists, which can be written down. */
type RoleForm = { name: string; pages: string[]; permissions: string[] }

/**
 * What is typed and checked for a role, or for a new one; null: none is open. While nothing is changed it follows the
 * server; from the first change on it stays as it was begun, also through a reload, whatever others save meanwhile:
 * saving it then is a conflict.
 */
export function useRoleDraft(opened: role.Role | 'new' | null, index: GrantIndex) {
  const present = opened === 'new' ? null : opened
  const initial = useMemo(
    () => formOf(present === null ? NEW_ROLE : draftOf(present, index)),
    [index, present],
  )
  const { form, base, seenVersion, setForm, keptAt, discard } = useFormDraft({
    name: 'role',
    id: idOf(opened),
    initial,
    ...(present === null ? {} : { version: present.version }),
  })
  const from = useMemo(() => present && { ...present, version: seenVersion }, [present, seenVersion])
  const draft = useMemo(() => roleDraft(from, form), [form, from])
  const before = useMemo(() => roleDraft(from, base), [base, from])
  return {
    draft,
    before,
    isDirty: !isSameDraft(before, draft),
    keptAt,
    change: (changes: Partial<Omit<RoleDraft, 'from'>>) => setForm(formOf({ ...draft, ...changes })),
    discard,
  }
}

export type RoleDraftState = ReturnType<typeof useRoleDraft>

/** What may only be read is not typed in. */
function idOf(opened: role.Role | 'new' | null): number | 'new' | null {
  if (opened === null || opened === 'new') return opened
  return opened.canChange ? opened.id : null
}

function formOf({ name, pages, permissions }: RoleDraft): RoleForm {
  return { name, pages: [...pages].toSorted(), permissions: [...permissions].toSorted() }
}

function roleDraft(from: role.Role | null, { name, pages, permissions }: RoleForm): RoleDraft {
  return { from, name, pages: new Set(pages), permissions: new Set(permissions) }
}
