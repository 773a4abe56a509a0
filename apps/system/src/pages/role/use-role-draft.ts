import type { role } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useMemo } from 'react'
import type { GrantIndex } from './grant-index.ts'
import { toDraft, isSameDraft, NEW_ROLE, type RoleDraft } from './role-draft.ts'

/** The stored form of a draft: arrays, which can be serialised. */
type RoleForm = { name: string; pages: string[]; permissions: string[] }

/**
 * The form of a role, or of a new one; null when none is open. While unchanged it follows the
 * server; from the first change on it keeps its base version, also through a reload and changes by others:
 * saving is then a conflict.
 */
export function useRoleDraft(opened: role.Role | 'new' | null, index: GrantIndex) {
  const present = opened === 'new' ? null : opened
  const initial = useMemo(
    () => toForm(present === null ? NEW_ROLE : toDraft(present, index)),
    [index, present],
  )
  const { form, base, seenVersion, setForm, typedAt, discard } = useFormDraft({
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
    typedAt,
    change: (changes: Partial<Omit<RoleDraft, 'from'>>) => setForm(toForm({ ...draft, ...changes })),
    discard,
  }
}

export type RoleDraftState = ReturnType<typeof useRoleDraft>

/** A read-only role has no draft. */
function idOf(opened: role.Role | 'new' | null): number | 'new' | null {
  if (opened === null || opened === 'new') return opened
  return opened.canChange ? opened.id : null
}

function toForm({ name, pages, permissions }: RoleDraft): RoleForm {
  return { name, pages: [...pages].toSorted(), permissions: [...permissions].toSorted() }
}

function roleDraft(from: role.Role | null, { name, pages, permissions }: RoleForm): RoleDraft {
  return { from, name, pages: new Set(pages), permissions: new Set(permissions) }
}
